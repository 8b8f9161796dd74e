import { Temporal } from 'temporal-polyfill';

/** The day that the calendar in this zone shows at an instant. */
export const dayAt = (instant: number | string, zone: string): string => {
  const at =
    typeof instant === 'number'
      ? Temporal.Instant.fromEpochMilliseconds(instant)
      : Temporal.Instant.from(instant);
  return at.toZonedDateTimeISO(zone).toPlainDate().toString();
};

/** Days from the first to the last, both counted in. */
type Days = { readonly from: string; readonly to: string };

/** All days of a month, and all of the month before. */
export const monthAndBefore = (year: number, month: number): { month: Days; before: Days } => {
  const first = Temporal.PlainYearMonth.from({ year, month });
  const daysOf = (one: Temporal.PlainYearMonth): Days => ({
    from: one.toPlainDate({ day: 1 }).toString(),
    to: one.toPlainDate({ day: one.daysInMonth }).toString(),
  });
  return { month: daysOf(first), before: daysOf(first.subtract({ months: 1 })) };
};

const MOST_DAYS = 400;

/**
 * The days that a list shows: what was asked for, and never more than the last 400 of it. Without an end it
 * goes on beyond today: what is due next month is in it.
 */
export const daysListed = (
  asked: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
  today: string,
): { from: string; to: string | null } => {
  const last = Temporal.PlainDate.from(asked.endDate ?? today);
  const earliest = last.subtract({ days: MOST_DAYS - 1 }).toString();
  const { startDate = earliest, endDate = null } = asked;
  return { from: startDate > earliest ? startDate : earliest, to: endDate };
};
