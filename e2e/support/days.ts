import { addDays, weekdayOf } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';

// Days of the salons' wall clock, which is Istanbul's: three hours ahead of UTC, all year.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** No journey that looks at today takes as long. */
const LONGEST_JOURNEY_MS = 45_000;

const dayOf = (moment: number): string => wallDate(moment, 'Europe/Istanbul');

const startedAt = Date.now();

/** A day, so many days from the present one. */
export const dayFromNow = (days: number): string => addDays(dayOf(Date.now()), days);
export const today = (): string => dayFromNow(0);

/** A day so many days ahead that stays the same day while a midnight passes, for who wants a day and not today. */
export const dayFromStart = (days: number): string => addDays(dayOf(startedAt), days);

/** A day on which a salon works that is closed on Sundays; no hour of it is over, and it will not be today. */
export const workday = dayFromStart(weekdayOf(dayFromStart(2)) === 'Sunday' ? 3 : 2);

/** A journey that begins in the last seconds of a day would see two todays: it begins with the next one. */
export const awayFromMidnight = async (): Promise<void> => {
  const left = DAY_MS - ((Date.now() + 3 * HOUR_MS) % DAY_MS);
  if (left < LONGEST_JOURNEY_MS) await new Promise((done) => setTimeout(done, left + 1_000));
};
