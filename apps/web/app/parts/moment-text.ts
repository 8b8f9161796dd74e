import { wallDate, wallNow } from '@ayna/domain/wall-now';
import { epochMs, systemClock } from '../lib/clock.ts';
import { longDay, numericDay, today } from '../ui/day-text.ts';
import { datesText, dayAndMonth } from './day-range.ts';

const zone = 'Europe/Istanbul';

const dateOf = (instant: string): string => wallDate(epochMs(instant), zone);

export const clockOf = (instant: string): string => wallNow(epochMs(instant), zone).slice(11, 16);

/** The day of an instant in Turkey: 14 Kasim 2026. */
export const dayOf = (instant: string): string => datesText(dateOf(instant), dateOf(instant));

/** 14 Kasim 2026 09:05. */
export const momentOf = (instant: string): string => `${dayOf(instant)} ${clockOf(instant)}`;

/** 14.11.2026 09:05, as a spreadsheet reads it. */
export const momentInFile = (instant: string): string => `${numericDay(dateOf(instant))} ${clockOf(instant)}`;

/** 09:05 of today, and 14 Kasim 2026 09:05 of another day. */
export const timeOrMoment = (ms: number, nowMs = systemClock.now()): string => {
  const clock = wallNow(ms, zone).slice(11, 16);
  const date = wallDate(ms, zone);
  return date === wallDate(nowMs, zone) ? clock : `${datesText(date, date)} ${clock}`;
};

/** 12 Kasim; of another year with the year. */
export const dayInWords = (instant: string, now = today()): string => {
  const day = dateOf(instant);
  return day.slice(0, 4) === now.slice(0, 4) ? dayAndMonth(day) : dayOf(instant);
};

/** Of what ends with a day, at the midnight after it: that day. */
export const lastDayInWords = (end: string, now = today()): string =>
  dayInWords(new Date(epochMs(end) - 1).toISOString(), now);

/** 3 Kasim 2026 Sali. */
export const longDayOf = (instant: string): string => longDay(dateOf(instant));
