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
