// Price changes by per cent. Shared with the browser, because the screen shows the exact new prices before
// they are applied. All arithmetic is in whole kurus, never in fractional floating point.

export type PriceChange = {
  /** Rounded to two decimals. */
  readonly percent: number;
  /** In lira. */
  readonly roundTo: number;
};

const HUNDRED_PERCENT = 10_000;

/** The product is at most 999,999,999 kurus times 40,000, far below 2^53, so every step is exact. */
const roundToStep = (kurus: number, share: number, step: number): number => {
  const whole = HUNDRED_PERCENT * step;
  const half = kurus * share + whole / 2;
  return ((half - (half % whole)) / whole) * step;
};

/**
 * Changes a price and rounds it to the nearest step, half a step up. A price above 0 never becomes free, and
 * rounding never reverses the change: where it would lower an increase or raise a cut, the price stays. With
 * 0 per cent the price is only rounded.
 */
export const applyPriceChange = (price: number, { percent, roundTo }: PriceChange): number => {
  const before = Math.round(price * 100);
  const step = roundTo * 100;
  const hundredths = Math.round(percent * 100);
  if (before === 0) return 0;
  const after = Math.max(roundToStep(before, HUNDRED_PERCENT + hundredths, step), step);
  const isReversed = hundredths !== 0 && after > before !== hundredths > 0;
  return (isReversed ? before : after) / 100;
};
