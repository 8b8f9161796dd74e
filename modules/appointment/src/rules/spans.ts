import { daysAfter, daysBetween } from './wall-time.ts';

const MOST_DAYS = 400;
const BACK_DAYS = 30;

/** At most 400 days are read at once. Where an end is open, it is so far from the other, or from today. */
export const withinBounds = (start: string | undefined, end: string | undefined, today: string) => {
  const from = start ?? `${daysAfter(end?.slice(0, 10) ?? today, end ? -MOST_DAYS : -BACK_DAYS)}T00:00:00`;
  const last = `${daysAfter(from.slice(0, 10), MOST_DAYS)}T00:00:00`;
  const tooLong = end !== undefined && daysBetween(from.slice(0, 10), end.slice(0, 10)) > MOST_DAYS;
  return { from, to: end === undefined || tooLong ? last : end };
};

/** '2026-11', also where only '11' was said: then of this year. */
export const monthOf = (said: string, now: string): string =>
  said.length > 2 ? said : `${now.slice(0, 4)}-${said.padStart(2, '0')}`;

/** Its first day, and the first of the next. */
export const monthRange = (month: string): [from: string, to: string] => {
  const from = `${month}-01`;
  return [from, `${daysAfter(from, 31).slice(0, 7)}-01`];
};

export const monthBefore = (month: string): string => daysAfter(`${month}-01`, -1).slice(0, 7);
