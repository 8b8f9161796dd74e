import { Check } from 'lucide-react';
import { texts } from './texts.ts';

const words = texts.steps;

const looks = {
  done: 'bg-accent-soft-2 text-accent-ink',
  current: 'bg-accent text-on-accent',
  rest: 'shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
} as const;

const stateOf = (index: number, current: number): keyof typeof looks => {
  if (index < current) return 'done';
  return index === current ? 'current' : 'rest';
};

/** Where somebody is on the way from a file to its report; the first is 0. */
export function Steps({ current }: { readonly current: number }) {
  return (
    <ol
      aria-label={words.label}
      className="flex items-center gap-2.5 max-tablet:w-full max-tablet:justify-between max-tablet:gap-1.5"
    >
      {words.names.map((name, index) => {
        const state = stateOf(index, current);
        return (
          <li
            key={name}
            {...(state === 'current' ? { 'aria-current': 'step' } : {})}
            className={`flex items-center gap-2 max-tablet:flex-1 max-tablet:flex-col max-tablet:gap-1 max-tablet:text-[0.78rem] tablet:not-last:after:ml-0.5 tablet:not-last:after:h-[1.5px] tablet:not-last:after:w-7 tablet:not-last:after:bg-line ${state === 'current' ? 'font-semibold text-ink' : 'font-medium text-muted'}`}
          >
            <span
              className={`num grid size-6 place-items-center rounded-full font-semibold text-[0.78rem] ${looks[state]}`}
            >
              {state === 'done' ? <Check aria-label={words.done} size={14} strokeWidth={2.6} /> : index + 1}
            </span>
            {name}
          </li>
        );
      })}
    </ol>
  );
}
