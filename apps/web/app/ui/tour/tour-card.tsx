import { X } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { texts } from './texts.ts';

const focusable = 'button:not([disabled]), a[href], input:not([disabled]), [tabindex="0"]';

/** Reactour brings no dialog, so nothing keeps the focus in it either. */
const useFocusTrap = (box: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const inside = (): HTMLElement[] =>
      Array.from(box.current?.querySelectorAll<HTMLElement>(focusable) ?? []);

    const turn = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = inside();
      const edge = event.shiftKey ? stops.at(0) : stops.at(-1);
      if (document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops.at(0))?.focus();
    };

    const fetchBack = (event: FocusEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!target || box.current?.contains(target) || target.closest('[data-react-aria-top-layer]')) return;
      inside().at(-1)?.focus();
    };

    document.addEventListener('keydown', turn);
    document.addEventListener('focusin', fetchBack);
    return () => {
      document.removeEventListener('keydown', turn);
      document.removeEventListener('focusin', fetchBack);
    };
  }, [box]);
};

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
          <IconButton icon={X} label={texts.close} onPress={onClose} />
        </div>
      </div>
      <div aria-live="polite">
        <h2 id={heading} className="display mt-2 text-head-22 leading-7 tracking-s">
          {title}
        </h2>
        <p id={words} className="mt-1 text-body-size text-ink-2 leading-5.25">
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
