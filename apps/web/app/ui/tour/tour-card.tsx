import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { texts } from './texts.ts';
import { useFocusTrap } from './use-focus-trap.ts';

type Props = {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly step: number;
  readonly total: number;
  readonly onStep: (step: number) => void;
  readonly onClose: () => void;
};

export function TourCard({ name, title, text, step, total, onStep, onClose }: Props) {
  const box = useRef<HTMLElement>(null);
  const heading = useId();
  const words = useId();
  useFocusTrap(box);
  const isLast = step === total - 1;
  return (
    <section
      ref={box}
      role="dialog"
      aria-modal="true"
      aria-labelledby={heading}
      aria-describedby={words}
      className="rounded-sheet bg-surface px-4.5 pt-4.5 pb-4 text-ink shadow-3 dark:bg-raised"
    >
      <span aria-hidden="true" className="tour-arrow bg-surface dark:bg-raised" />
      <div className="flex items-center gap-2">
        <p className="num flex-1 text-label text-muted">{texts.place(name, step + 1, total)}</p>
        <div className="-my-3 -mr-2.5 tablet:-my-2 tablet:-mr-2">
          <IconButton label={texts.close} onPress={onClose}>
            <X aria-hidden="true" size={18} strokeWidth={1.75} />
          </IconButton>
        </div>
      </div>
      <div aria-live="polite">
        <h2 id={heading} className="display mt-2 text-[1.4375rem] leading-7 tracking-[-0.012em]">
          {title}
        </h2>
        <p id={words} className="mt-1 text-[0.90625rem] text-ink-2 leading-5.25">
          {text}
        </p>
      </div>
      <div className="mt-4 flex items-center gap-2">
        <Dots step={step} total={total} />
        {step > 0 && (
          <Button look="ghost" onPress={() => onStep(step - 1)}>
            {texts.back}
          </Button>
        )}
        <Button autoFocus onPress={() => (isLast ? onClose() : onStep(step + 1))}>
          {isLast ? texts.finish : texts.next}
        </Button>
      </div>
    </section>
  );
}

const dot = (index: number, step: number): string => {
  if (index === step) return 'w-5.5 bg-accent';
  return index < step ? 'w-1.75 bg-accent' : 'w-1.75 bg-line-strong opacity-45';
};

function Dots({ step, total }: { readonly step: number; readonly total: number }) {
  return (
    <span aria-hidden="true" className="flex flex-1 flex-wrap items-center gap-1.25">
      {Array.from({ length: total }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index} className={`h-1.75 rounded-full ${dot(index, step)}`} />
      ))}
    </span>
  );
}
