/** The mean of the days before today, which is the last. */
export const usualOf = (counts: readonly number[]): number => {
  const before = counts.slice(0, -1);
  return before.length === 0 ? 0 : before.reduce((sum, count) => sum + count, 0) / before.length;
};

/** Few failures are noise: so many a day ask for nobody. */
const NOISE = 5;

/** Whether today has clearly more failures than a usual day: twice as many, and more than noise. */
export const isUnusuallyHigh = (counts: readonly number[]): boolean => {
  const today = counts.at(-1) ?? 0;
  return today > NOISE && today > 2 * usualOf(counts);
};
