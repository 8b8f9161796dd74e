import { addDays } from '@ayna/domain/wall-clock';
import { Temporal } from 'temporal-polyfill';

/** Both days are included. */
type DateRange = { readonly from: string; readonly to: string };

/** The days of a month and of the month before it. */
export const monthWithPrevious = (year: number, month: number): { month: DateRange; previous: DateRange } => {
  const first = Temporal.PlainYearMonth.from({ year, month });
  const rangeOf = (one: Temporal.PlainYearMonth): DateRange => ({
    from: one.toPlainDate({ day: 1 }).toString(),
    to: one.toPlainDate({ day: one.daysInMonth }).toString(),
  });
  return { month: rangeOf(first), previous: rangeOf(first.subtract({ months: 1 })) };
};

const MAX_DAYS = 400;

/**
 * The days that a list shows: at most the last 400 days of the requested range. Without an end date the range has no
 * end, so that transactions due next month are included.
 */
export const resolveListRange = (
  query: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
  today: string,
): { from: string; to: string | null } => {
  const earliest = addDays(query.endDate ?? today, 1 - MAX_DAYS);
  const { startDate = earliest, endDate = null } = query;
  return { from: startDate > earliest ? startDate : earliest, to: endDate };
};
