import { addDays, dayOf, daysBetween, hourOf, startOf } from './term-dates.ts';

/** After the end of a term everything stays open for a week, while its renewal is tried again. */
const GRACE_DAYS = 7;

/** Banks and people are awake. */
const HOUR = 9;

const TRY_DAYS = [0, 2, 4, 6] as const;

/** The end of access: a renewal that is to be taken from a card may be late. */
export const accessEnd = (to: string, autoRenew: boolean): number =>
  startOf(autoRenew ? addDays(to, GRACE_DAYS) : to);

export const firstTryAt = (to: string): number => startOf(to, HOUR);

/** The next try after now; null when the days of grace have no more of them. */
export const nextTryAt = (to: string, now: number): number | null => {
  const times = TRY_DAYS.map((days) => startOf(addDays(to, days), HOUR));
  return times.find((at) => at > now) ?? null;
};

/** Seven days and one day before the end; which of them is due now, if it was not sent. */
export const reminderDue = (to: string, reminded: number | null, now: number): 7 | 1 | null => {
  const left = daysBetween(dayOf(now), to);
  if (left < 1 || left > 7 || hourOf(now) < HOUR) return null;
  if (left === 1) return reminded === 1 ? null : 1;
  return reminded === null ? 7 : null;
};

export const reminderDays = (to: string): string[] => [addDays(to, -7), addDays(to, -1)];
