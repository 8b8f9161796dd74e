import { addDays } from '@ayna/domain/wall-clock';
import { Temporal } from 'temporal-polyfill';

/** Both days are included. */
type DateRange = { readonly from: string; readonly to: string };

/** The days of a month, of the month before it and of the same month a year ago. */
export const monthWithPrevious = (year: number, month: number) => {
  const first = Temporal.PlainYearMonth.from({ year, month });
  const rangeOf = (one: Temporal.PlainYearMonth): DateRange => ({
    from: one.toPlainDate({ day: 1 }).toString(),
    to: one.toPlainDate({ day: one.daysInMonth }).toString(),
  });
  return {
    month: rangeOf(first),
    previous: rangeOf(first.subtract({ months: 1 })),
    yearAgo: rangeOf(first.subtract({ years: 1 })),
  };
};

/** The days of a month such as 2026-11. */
export const monthRange = (month: string): DateRange => {
  const first = Temporal.PlainYearMonth.from(month);
  return { from: `${month}-01`, to: first.toPlainDate({ day: first.daysInMonth }).toString() };
};

export const MAX_DAYS = 400;

type RequestedRange = { readonly startDate?: string | undefined; readonly endDate?: string | undefined };

/**
 * The days that a list shows, or null if they are too many. Without a start date they begin 400 days before the end;
 * without an end date the range has no end, so that transactions due next month are included.
 */
export const resolveListRange = (
  { startDate, endDate }: RequestedRange,
  today: string,
): { from: string; to: string | null } | null => {
  const earliest = addDays(endDate ?? today, 1 - MAX_DAYS);
  const from = startDate ?? earliest;
  // With an end date the contract has checked the span.
  return endDate === undefined && from < earliest ? null : { from, to: endDate ?? null };
};
