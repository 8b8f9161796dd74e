/** Spec section 9: the popover is at most 353 wide, and the mask stands 10 off what it shows. */
export const tourFigures = { popoverWidth: 353, maskPadding: 10 } as const;

/** From the mask to the popover, where the arrow stands; and from the popover to the edge of the screen. */
const gap = 16;
const margin = 12;
/** From the popover's edge to the middle of the arrow. */
const arrowInset = 53;
const minArrowInset = 26;

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type Size = { readonly width: number; readonly height: number };

export type PopoverPlacement = {
  readonly x: number;
  readonly y: number;
  readonly side: 'below' | 'above' | 'over';
  /** The arrow's middle, from the popover's left edge. */
  readonly arrow: number;
};

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)));

/** Under what is shown, else above it; where neither has room, at the foot of the screen. */
export const placePopover = (masked: Box, popover: Size, screen: Size): PopoverPlacement => {
  const x = clamp(masked.left + tourFigures.maskPadding, margin, screen.width - popover.width - margin);
  const middle = (masked.left + masked.right) / 2;
  const arrow = clamp(
    Math.min(masked.left + tourFigures.maskPadding + arrowInset, middle) - x,
    minArrowInset,
    popover.width - minArrowInset,
  );
  const below = masked.bottom + gap;
  if (below + popover.height + margin <= screen.height) return { x, y: below, side: 'below', arrow };
  const above = masked.top - gap - popover.height;
  if (above >= margin) return { x, y: above, side: 'above', arrow };
  return { x, y: Math.max(margin, screen.height - popover.height - margin), side: 'over', arrow };
};
