const round = (value: number): number => Number(value.toPrecision(4));

/** The median and the range of the values. */
export const spreadOf = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: round(at(0.5)), least: round(at(0)), most: round(at(1)), runs: values.length };
};

/** The 50th, 95th and 99th percentile and the maximum. */
export const percentilesOf = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
};

/**
 * True if the median lies on one side of the bound by more than chance: a fair coin would place that many values
 * there only once in twenty times (two-sided sign test). Until then a measurement continues.
 */
export const isMedianClearOf = (values: readonly number[], bound: number): boolean => {
  const above = values.filter((value) => value >= bound).length;
  return Math.abs(2 * above - values.length) > 1.96 * Math.sqrt(values.length);
};
