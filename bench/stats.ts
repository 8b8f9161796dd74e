const round = (value: number): number => Number(value.toPrecision(4));

/** The middle value, and how far the rest strays from it. */
export const spreadOf = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: round(at(0.5)), least: round(at(0)), most: round(at(1)), runs: values.length };
};

/** How many of a hundred took no longer than so much. */
export const percentilesOf = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
};

/**
 * Whether the middle value lies on its side of a bound by more than chance: so many of the values lie there that a coin
 * would do it once in twenty times. Until then a measurement goes on.
 */
export const isMedianClearOf = (values: readonly number[], bound: number): boolean => {
  const above = values.filter((value) => value >= bound).length;
  return Math.abs(2 * above - values.length) > 1.96 * Math.sqrt(values.length);
};
