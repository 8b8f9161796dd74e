import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

const from = { to: paths.customers, label: texts.from };

type Props = { readonly title: string; readonly step: number; readonly children: ReactNode };

/** The page around a step: on a desk the steps stand beside the title, on a phone below it. */
export function StepFrame({ title, step, children }: Props) {
  return (
    <>
      <BreadcrumbHead title={title} from={from} here={texts.title}>
        <div className="max-tablet:hidden">
          <Steps current={step} />
        </div>
      </BreadcrumbHead>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6">
        <div className="mt-1 mb-4 tablet:hidden">
          <Steps current={step} />
        </div>
        {children}
      </div>
    </>
  );
}

const words = texts.steps;

const looks = {
  done: 'bg-accent-soft-2 text-accent-ink',
  current: 'bg-accent text-on-accent',
  rest: 'shadow-control',
} as const;

const stateOf = (index: number, current: number): keyof typeof looks => {
  if (index < current) return 'done';
  return index === current ? 'current' : 'rest';
};

/** Where somebody is on the way from a file to its report; the first is 0. */
function Steps({ current }: { readonly current: number }) {
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
            className={`flex items-center gap-2 max-tablet:flex-1 max-tablet:flex-col max-tablet:gap-1 max-tablet:text-caption-size tablet:not-last:after:ml-0.5 tablet:not-last:after:h-[1.5px] tablet:not-last:after:w-7 tablet:not-last:after:bg-line ${state === 'current' ? 'font-semibold text-ink' : 'font-medium text-muted'}`}
          >
            <span
              className={`num grid size-6 place-items-center rounded-full font-semibold text-caption-size ${looks[state]}`}
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
