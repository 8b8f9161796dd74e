import { addDays, addMonths, daysInMonth, weekdayOf, weekdays } from '@ayna/domain/wall-clock';
import { weeksOfMonth } from '../../../ui/month-grid.ts';

// A day is its ISO text, 2026-11-14.

/** How far the navigator reaches, either way. */
const RANGE_MONTHS = 24;
const WEEK_DAYS = 7;

/** The month that holds the day: Monday first, null where another month's days would stand. */
export const monthGrid = weeksOfMonth;

/** Day 1 of the month to its last day. */
export const monthBounds = (day: string): { readonly first: string; readonly last: string } => {
  const first = `${day.slice(0, 7)}-01`;
  return { first, last: addDays(first, daysInMonth(day) - 1) };
};

export type DateRange = { readonly min: string; readonly max: string };

export const rangeAround = (today: string): DateRange => ({
  min: addMonths(today, -RANGE_MONTHS),
  max: addMonths(today, RANGE_MONTHS),
});

export const clampDay = (day: string, { min, max }: DateRange): string => {
  if (day < min) return min;
  return day > max ? max : day;
};

/** With which day a week begins: the selected one, as the spec has it, or the Monday before it. */
export type WeekStart = 'selected' | 'monday';

export const firstOfWeek = (day: string, start: WeekStart): string =>
  start === 'monday' ? addDays(day, -weekdays.indexOf(weekdayOf(day))) : day;

/** Seven days from this one on, whichever weekday it is. */
export const weekFrom = (day: string): readonly string[] =>
  Array.from({ length: WEEK_DAYS }, (_, index) => addDays(day, index));
