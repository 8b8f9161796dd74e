// How prices change by per cent. Here and not in the module, because the screen shows the new prices
// before they are applied, and must show the very ones. Whole kurus all along: nothing is added up in
// floating point.

export type PriceChange = {
  /** Counted to two decimals. */
  readonly percent: number;
  /** In lira. */
  readonly roundTo: number;
};

const HUNDRED_PERCENT = 10_000;

/** At most 999,999,999 kurus times 40,000: far below 2^53, so every step is exact. */
const nearestStep = (kurus: number, share: number, step: number): number => {
  const whole = HUNDRED_PERCENT * step;
  const half = kurus * share + whole / 2;
  return ((half - (half % whole)) / whole) * step;
};

/**
 * The price after a change, at the nearest step (half a step goes up). What costs something is never
 * free afterwards, and rounding never turns a change round: where it would make a rise cheaper or a cut
 * dearer, the price stays. With 0 per cent it is only brought to the step.
 */
export const changedPrice = (price: number, { percent, roundTo }: PriceChange): number => {
  const before = Math.round(price * 100);
  const step = roundTo * 100;
  const hundredths = Math.round(percent * 100);
  if (before === 0) return 0;
  const after = Math.max(nearestStep(before, HUNDRED_PERCENT + hundredths, step), step);
  const turnedRound = hundredths !== 0 && after > before !== hundredths > 0;
  return (turnedRound ? before : after) / 100;
};
