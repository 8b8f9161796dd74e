import type { RevenueMonth } from '../../data/panel-sales.ts';

type Figures = Pick<RevenueMonth, 'paying' | 'new' | 'returned' | 'lost'>;

/** How many paid when the month began: those at its end, without who came in it, with who left. */
export const payingBefore = ({ paying, new: joined, returned, lost }: Figures): number =>
  paying - joined - returned + lost;

/** The share of those that left; null where there was nobody to leave. */
export const churnOf = (month: Figures): number | null => {
  const before = payingBefore(month);
  return before <= 0 ? null : month.lost / before;
};
