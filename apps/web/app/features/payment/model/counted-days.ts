import type { QuoteLine } from '../../../data/checkout.ts';

/** More than a month's days would be thinner than a pixel on a phone. */
const mostBars = 31;

type Counted = { readonly days: number; readonly bars: readonly boolean[] };

/** The days of the package's line that are paid now, as bars: the gone ones first. Null where all are paid. */
export const countedDays = (lines: readonly QuoteLine[]): Counted | null => {
  const line = lines.find(({ kind }) => kind === 'package');
  if (!line || line.days === null || line.ofDays === null || line.days >= line.ofDays) return null;
  const { days, ofDays } = line;
  const count = Math.min(ofDays, mostBars);
  const gone = Math.round(((ofDays - days) / ofDays) * count);
  return { days, bars: Array.from({ length: count }, (_, index) => index >= gone) };
};
