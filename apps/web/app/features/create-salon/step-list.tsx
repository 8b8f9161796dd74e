import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link, useOutletContext } from 'react-router';
import type { Step } from './draft.ts';
import { stepUrl } from './step-param.ts';
import { texts } from './texts.ts';

type Props = { readonly current: Step; readonly reached: Step };

const marks = {
  done: 'bg-accent-soft-2 text-accent-ink',
  current: 'bg-accent text-on-accent',
  rest: 'shadow-control',
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
        {state === 'done' ? <Check size={15} strokeWidth={2.6} /> : step}
      </i>
      <span className={state === 'current' ? '' : 'max-desk:sr-only'}>{name}</span>
    </>
  );
  const look = `flex items-center gap-2 text-body-size ${state === 'current' ? 'font-semibold text-ink' : 'font-book text-muted'}`;
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

/** In the middle of the head that the frame of a stepped page has: the screen alone knows its steps. */
export function WizardHeadSlot({ children }: { readonly children: ReactNode }) {
  const slot = useOutletContext<HTMLElement | null>();
  return slot ? createPortal(children, slot) : null;
}
