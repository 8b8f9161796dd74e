import type { Tour } from '@reactour/tour';
import type { ComponentProps } from 'react';
import { type Box, placePopover, type Size, tourFigures } from './place-popover.ts';

type ReactourProps = ComponentProps<typeof Tour>;
type Screen = { readonly windowWidth: number; readonly windowHeight: number };

const placementOn = (maskBox: Box, { width, height }: Size, { windowWidth, windowHeight }: Screen) =>
  placePopover(maskBox, { width, height }, { width: windowWidth, height: windowHeight });

/** Reactour's own places leave a phone's screen. */
export const tourPosition: Extract<ReactourProps['position'], (...args: never[]) => unknown> = (
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
export const tourStyles: NonNullable<ReactourProps['styles']> = {
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
