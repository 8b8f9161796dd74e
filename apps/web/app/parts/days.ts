import { daysBetween, isCalendarDate } from '@ayna/domain/wall-clock';
import type { UrlParam } from '../lib/use-url-state.ts';

/** Days from the first to the last, both included. */
export type Days = { readonly first: string; readonly last: string };

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
