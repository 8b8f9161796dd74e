import './tour.css';
import { Tour as Reactour } from '@reactour/tour';
import { type ComponentProps, useEffect, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { tourFigures } from './place-popover.ts';
import { TourCard } from './tour-card.tsx';
import { tourPosition, tourStyles } from './tour-styles.ts';

export type TourStep = {
  /** A selector. A step whose target is not on the page, or not to be seen there, is left out. */
  readonly target: string;
  readonly title: string;
  readonly text: string;
};

/** Reactour measures anew when the window changes; to what it shows, a scroll does the same. */
const useRemeasureOnScroll = () => {
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => window.dispatchEvent(new Event('resize')));
    };
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow, { capture: true });
    };
  }, []);
};

const isOnPage = ({ target }: TourStep): boolean =>
  (document.querySelector(target)?.getClientRects().length ?? 0) > 0;

const cardOf = (props: ComponentProps<typeof TourCard>) => () => <TourCard {...props} />;

type Props = {
  readonly name: string;
  readonly steps: readonly TourStep[];
  readonly onClose: () => void;
};

export function TourView({ name, steps, onClose }: Props) {
  const [step, setStep] = useState(0);
  const mask = useId();
  const present = useMemo(() => steps.filter(isOnPage), [steps]);
  useRemeasureOnScroll();
  useEffect(() => {
    if (present.length === 0) onClose();
  }, [present, onClose]);

  return createPortal(
    <Reactour
      isOpen
      steps={present.map(({ target, title, text }, index) => ({
        selector: target,
        resizeObservables: [target, 'body'],
        content: cardOf({ name, title, text, step: index, total: present.length, onStep: setStep, onClose }),
      }))}
      currentStep={step}
      setCurrentStep={setStep}
      setIsOpen={onClose}
      disabledActions={false}
      setDisabledActions={() => {}}
      padding={tourFigures.maskPadding}
      position={tourPosition}
      styles={tourStyles}
      className="tour-popover"
      maskClassName="tour-mask"
      maskId={`${mask}mask`}
      clipId={`${mask}clip`}
      // A click beside the card is more often a slip than a wish to leave for good.
      onClickMask={() => {}}
      disableInteraction
      showBadge={false}
      showCloseButton={false}
      showNavigation={false}
    />,
    document.body,
  );
}
