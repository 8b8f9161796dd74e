import { addDays } from '@ayna/domain/wall-clock';
import { Temporal } from 'temporal-polyfill';
import { weeksOfMonth } from '../../../ui/month-grid.ts';

// A day is its ISO text, 2026-11-14.

/** How far the navigator reaches, either way. */
const RANGE_YEARS = 2;
const WEEK_DAYS = 7;

/** The month that holds the day: Monday first, null where another month's days would stand. */
export const monthGrid = weeksOfMonth;

/** Day 1 of the month to its last day. */
export const monthBounds = (day: string): { readonly first: string; readonly last: string } => {
  const date = Temporal.PlainDate.from(day);
  return {
    first: date.with({ day: 1 }).toString(),
    last: date.with({ day: date.daysInMonth }).toString(),
  };
};

export type DateRange = { readonly min: string; readonly max: string };

export const rangeAround = (today: string): DateRange => {
  const date = Temporal.PlainDate.from(today);
  return {
    min: date.subtract({ years: RANGE_YEARS }).toString(),
    max: date.add({ years: RANGE_YEARS }).toString(),
  };
};

export const clampDay = (day: string, { min, max }: DateRange): string => {
  if (day < min) return min;
  return day > max ? max : day;
};

/** Seven days from the selected one on, whichever weekday it is. */
export const weekFrom = (day: string): readonly string[] =>
  Array.from({ length: WEEK_DAYS }, (_, index) => addDays(day, index));
