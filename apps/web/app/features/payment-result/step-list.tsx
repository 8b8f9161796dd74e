import { Check, X } from 'lucide-react';
import type { Step } from './steps.ts';
import { texts } from './texts.ts';

const dots = {
  done: 'bg-accent text-on-accent',
  current: 'shadow-[inset_0_0_0_2px_var(--accent)] after:size-2 after:rounded-full after:bg-accent',
  failed: 'bg-canceled-bg text-danger-ink shadow-[inset_0_0_0_1.5px_var(--canceled-line)]',
  next: 'shadow-control',
} as const;

const inks = {
  done: 'text-ink',
  current: 'font-strong text-ink',
  failed: 'font-strong text-danger-ink',
  next: 'text-muted',
} as const;

export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol aria-label={texts.steps.label} className="mt-5 grid">
      {steps.map(({ text, mark }) => (
        <li
          key={text}
          className={`relative grid min-h-9 grid-cols-[22px_minmax(0,1fr)] items-center gap-3 not-last:before:absolute not-last:before:top-6.75 not-last:before:-bottom-2.25 not-last:before:left-2.5 not-last:before:w-px not-last:before:bg-line-strong/50 ${inks[mark]}`}
        >
          <span aria-hidden="true" className={`grid size-5.5 place-items-center rounded-full ${dots[mark]}`}>
            {mark === 'done' && <Check size={13} strokeWidth={2.6} />}
            {mark === 'failed' && <X size={13} strokeWidth={2.6} />}
          </span>
          <span>
            <span className="sr-only">{texts.steps[mark]} </span>
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
