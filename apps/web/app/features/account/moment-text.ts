import { daysBetween } from '@ayna/domain/wall-clock';
import { wallDate, wallNow } from '@ayna/domain/wall-now';
import { epochMs } from '../../lib/clock.ts';
import { longDay, partsOf } from '../../ui/day-text.ts';
import { texts } from './texts.ts';

// Instants of an account are the person's own, so they are said in the zone of the browser.

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const dateIn = (instant: string, zone: string): string => wallDate(epochMs(instant), zone);

/** 14:06. */
const clockIn = (instant: string, zone: string): string => wallNow(epochMs(instant), zone).slice(11, 16);

/** 6 Eylul 2026 Pazar. */
export const dayOf = (instant: string, zone = here()): string => longDay(dateIn(instant, zone));

/** 4 Mart 2026 14:06. */
export const minuteOf = (instant: string, zone = here()): string => {
  const { date, month, year } = partsOf(dateIn(instant, zone));
  return `${date} ${month.long} ${year} ${clockIn(instant, zone)}`;
};

/** Today and yesterday by the clock, what is longer ago by the day. */
export const lastSeen = (instant: string, now: string, zone = here()): string => {
  const days = daysBetween(dateIn(instant, zone), dateIn(now, zone));
  const clock = clockIn(instant, zone);
  if (days <= 0) return texts.today(clock);
  return days === 1 ? texts.yesterday(clock) : dayOf(instant, zone);
};
