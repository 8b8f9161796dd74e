import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { WizardHeadSlot } from '../../parts/wizard-head-slot.tsx';
import type { Step } from './draft.ts';
import { stepUrl } from './step-param.ts';
import { texts } from './texts.ts';

type Props = { readonly current: Step; readonly reached: Step };

const marks = {
  done: 'bg-accent-soft-2 text-accent-ink',
  current: 'bg-accent text-on-accent',
  rest: 'shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
} as const;

const steps = [1, 2, 3, 4] as const;

/** Where one is: in the frame's head, and on a phone above the heading. */
export function StepList({ current, reached }: Props) {
  return (
    <>
      <WizardHeadSlot>
        <nav aria-label={texts.steps}>
          <ol className="num flex items-center gap-2">
            {steps.map((step) => (
              <StepItem key={step} step={step} current={current} reached={reached} />
            ))}
          </ol>
        </nav>
      </WizardHeadSlot>
      <div className="px-5 pt-1 tablet:hidden">
        <div aria-hidden="true" className="grid grid-cols-4 gap-1.25">
          {steps.map((step) => (
            <i key={step} className={`h-1 rounded-full ${step <= current ? 'bg-accent' : 'bg-line'}`} />
          ))}
        </div>
        <p className="num mt-2 text-label text-muted">
          {texts.stepOf(current, texts.stepNames[current - 1] ?? '')}
        </p>
      </div>
    </>
  );
}

function StepItem({ step, current, reached }: Props & { readonly step: Step }) {
  const state = step === current ? 'current' : step < current ? 'done' : 'rest';
  const name = texts.stepNames[step - 1];
  const words = (
    <>
      <i
        className={`grid size-6.5 shrink-0 place-items-center rounded-full font-semibold text-label not-italic ${marks[state]}`}
      >
        {state === 'done' ? <Check aria-hidden="true" size={15} strokeWidth={2.6} /> : step}
      </i>
      <span className={state === 'current' ? '' : 'max-desk:sr-only'}>{name}</span>
    </>
  );
  const look = `flex items-center gap-2 text-[14px] ${state === 'current' ? 'font-semibold text-ink' : 'font-[450] text-muted'}`;
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="flex items-center gap-2 not-first:before:h-[1.5px] not-first:before:w-7 not-first:before:bg-line-strong/50"
    >
      {state !== 'current' && step <= reached ? (
        <Link to={stepUrl(step)} className={`${look} rounded-md hover:text-ink`}>
          {words}
        </Link>
      ) : (
        <span className={look}>{words}</span>
      )}
    </li>
  );
}
