import { addDays, addMonths, daysBetween, daysInMonth, isCalendarDate } from '@ayna/domain/wall-clock';
import type { UrlParam } from '../lib/use-url-state.ts';

/** Days from the first to the last, both included. */
export type Days = { readonly first: string; readonly last: string };

/** The month that a day is in. */
export const monthOf = (day: string): Days => {
  const first = `${day.slice(0, 7)}-01`;
  return { first, last: addDays(first, daysInMonth(day) - 1) };
};

/** From the earliest of these days to the latest; null for none. */
export const spanOf = (days: readonly string[]): Days | null => {
  const sorted = days.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first && last ? { first, last } : null;
};

/** Last month up to the same day or, if it is shorter, to its end. */
export const lastMonthUntil = (day: string): Days => {
  const { first, last } = monthOf(addMonths(`${day.slice(0, 7)}-01`, -1));
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return { first, last: same < last ? same : last };
};

/** As many as the server answers at once. */
const MAX_DAYS = 400;

export const isTooLong = ({ first, last }: Days): boolean => daysBetween(first, last) + 1 > MAX_DAYS;

/** Days in the address; those that are none, or too many, are as if they were not there. */
export const daysParam = (names: Days): UrlParam<Days | null> => ({
  read(search) {
    const [first, last] = [search.get(names.first) ?? '', search.get(names.last) ?? ''];
    if (!isCalendarDate(first) || !isCalendarDate(last)) return null;
    const days = first <= last ? { first, last } : { first: last, last: first };
    return isTooLong(days) ? null : days;
  },
  write: (days) => ({ [names.first]: days?.first ?? '', [names.last]: days?.last ?? '' }),
});
