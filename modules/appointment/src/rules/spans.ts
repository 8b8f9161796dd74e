import { addDays, momentAt } from '@ayna/domain/wall-clock';

const MAX_DAYS = 400;
const BACK_DAYS = 30;

/** Fills in what a query leaves out: an end 400 days from the start, a start 400 days from the end or 30 days ago. */
export const withinBounds = (start: string | undefined, end: string | undefined, today: string) => {
  const from = start ?? `${addDays(end?.slice(0, 10) ?? today, end ? -MAX_DAYS : -BACK_DAYS)}T00:00:00`;
  return { from, to: end ?? `${addDays(from.slice(0, 10), MAX_DAYS)}T00:00:00` };
};

/** All of the calendar, for what is bounded by itself: one customer has few appointments. */
export const wholeCalendar = { from: '2000-01-01T00:00:00', to: '2101-01-01T00:00:00' };

/** '2026-11', also from '11', which means this year. */
export const monthOf = (month: string, now: string): string =>
  month.length > 2 ? month : `${now.slice(0, 4)}-${month.padStart(2, '0')}`;

/** The month's first day, and the first of the next month. */
export const monthRange = (month: string): [from: string, to: string] => {
  const from = `${month}-01`;
  return [from, `${addDays(from, 31).slice(0, 7)}-01`];
};

export const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

/** The day and the nights beside it, which hours and appointments may reach into. */
export const dayWindow = (date: string, days = 1) => ({
  from: momentAt(addDays(date, -1), 0),
  to: momentAt(addDays(date, days + 1), 0),
});
