import './tour.css';
import { Tour as Reactour, type Tour } from '@reactour/tour';
import { type ComponentProps, useEffect, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Box, placePopover, type Size, tourFigures } from './place-popover.ts';
import { TourCard } from './tour-card.tsx';

type ReactourProps = ComponentProps<typeof Tour>;
type Screen = { readonly windowWidth: number; readonly windowHeight: number };

const placementOn = (maskBox: Box, { width, height }: Size, { windowWidth, windowHeight }: Screen) =>
  placePopover(maskBox, { width, height }, { width: windowWidth, height: windowHeight });

/** Reactour's own places leave a phone's screen. */
const tourPosition: Extract<ReactourProps['position'], (...args: never[]) => unknown> = (
  maskBox,
  popover,
) => {
  const { x, y } = placementOn(maskBox, popover, maskBox);
  return [x, y];
};

const maskBox = ({ left, top, right, bottom }: Box): Box => ({
  left: left - tourFigures.maskPadding,
  top: top - tourFigures.maskPadding,
  right: right + tourFigures.maskPadding,
  bottom: bottom + tourFigures.maskPadding,
});

const arrowOf = (target: Box & Screen, popover: Size) => {
  const { side, arrow } = placementOn(maskBox(target), popover, target);
  return {
    '--tour-arrow-middle': `${arrow}px`,
    '--tour-arrow-top': side === 'below' ? '-8px' : 'auto',
    '--tour-arrow-bottom': side === 'above' ? '-8px' : 'auto',
    '--tour-arrow-display': side === 'over' ? 'none' : 'block',
  };
};

/** Set by script in the browser only, which the policy allows. */
const tourStyles: NonNullable<ReactourProps['styles']> = {
  maskWrapper: (base) => ({ ...base, opacity: 1, color: 'var(--scrim)', zIndex: 90 }),
  maskArea: (base) => ({ ...base, rx: 24 }),
  // It would lie on the mask a second time and darken it twice.
  clickArea: (base) => ({ ...base, fill: 'transparent' }),
  popover: (base, state) => {
    const { targetRect, helperRect } = state as { targetRect: Box & Screen; helperRect: Size };
    return {
      ...base,
      ...arrowOf(targetRect, helperRect),
      maxWidth: tourFigures.popoverWidth,
      width: 'calc(100vw - 24px)',
      padding: 0,
      backgroundColor: 'transparent',
      boxShadow: 'none',
      transition: 'none',
      zIndex: 91,
    };
  },
};

export type TourStep = {
  /** A selector. A step whose target is not on the page, or not to be seen there, is left out. */
  readonly target: string;
  readonly title: string;
  readonly text: string;
  /** The same for a finger, where the text speaks of a mouse or of keys. */
  readonly touchText?: string;
};

/** Reactour measures again when the window changes; to what it shows, a scroll does the same. */
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

/** A tablet is as wide as a desk: what decides is what the person points with. */
const textFor = ({ text, touchText = text }: TourStep): string =>
  window.matchMedia('(pointer: coarse)').matches ? touchText : text;

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
      steps={present.map((shown, index) => ({
        selector: shown.target,
        resizeObservables: [shown.target, 'body'],
        content: cardOf({
          name,
          title: shown.title,
          text: textFor(shown),
          step: index,
          total: present.length,
          onStep: setStep,
          onClose,
        }),
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
