import { addDays, daysBetween, daysInMonth } from '@ayna/domain/wall-clock';
import { type Days, monthOf } from '../../../parts/days.ts';

/** The days that the screen is about: a month, or any days. */
export type Period = Days & { readonly isMonth: boolean };

export const periodOf = (month: string | null, days: Days | null, today: string): Period =>
  days ? { ...days, isMonth: false } : { ...monthOf(month ? `${month}-01` : today), isMonth: true };

/** What it is compared with: the month before, or as many days right before. */
export const previousOf = ({ first, last, isMonth: ofMonth }: Period): Days => {
  const before = addDays(first, -1);
  return ofMonth ? monthOf(before) : { first: addDays(before, -daysBetween(first, last)), last: before };
};

/** While a month runs: its days so far, and the same days of the month before. Null for any other period. */
export const sameDaysOf = (
  period: Period,
  today: string,
): { readonly now: Days; readonly before: Days } | null => {
  const { first, last } = period;
  if (!period.isMonth || today < first || today >= last) return null;
  const previous = previousOf(period);
  const day = Math.min(Number(today.slice(8)), daysInMonth(previous.first));
  return { now: { first, last: today }, before: { ...previous, last: addDays(previous.first, day - 1) } };
};

export const daysOf = ({ first, last }: Days): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

export const isWithin = ({ first, last }: Days, date: string): boolean => date >= first && date <= last;
