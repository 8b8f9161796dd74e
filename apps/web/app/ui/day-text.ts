import { isDate, weekdays as weekdayNames, weekdayOf } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import { systemClock } from '../lib/clock.ts';
import { months, weekdays } from './controls.texts.ts';

// A day is its ISO text, 2026-11-14: forms, addresses and the API write it so.

const zone = 'Europe/Istanbul';

export const today = (): string => wallDate(systemClock.now(), zone);

/** The parts of a day, with the names of its month and weekday. */
export const partsOf = (day: string) => {
  const [year = 0, number = 0, date = 0] = day.split('-').map(Number);
  const month = months[number - 1];
  const weekday = weekdays[weekdayNames.indexOf(weekdayOf(day))];
  if (!isDate(day) || !month || !weekday) throw new RangeError(day);
  return { year, date, month, weekday };
};

/** 14 Kasim 2026 Cumartesi: month, then weekday. */
export const longDay = (day: string): string => {
  const { year, date, month, weekday } = partsOf(day);
  return `${date} ${month.long} ${year} ${weekday.long}`;
};

/** 14 Kas Cts. */
export const shortDay = (day: string): string => {
  const { date, month, weekday } = partsOf(day);
  return `${date} ${month.short} ${weekday.short}`;
};

/** 14 Kas Cumartesi. */
export const dayAndWeekday = (day: string): string => {
  const { date, month, weekday } = partsOf(day);
  return `${date} ${month.short} ${weekday.long}`;
};

/** Kasim 2026. */
export const monthTitle = (day: string): string => {
  const { year, month } = partsOf(day);
  return `${month.long} ${year}`;
};

/** 14.11.2026, as it is typed. */
export const numericDay = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${date}.${month}.${year}`;
};

/** The day that was typed, or null where there is no such day. */
export const parseTypedDay = (typed: string): string | null => {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(typed.trim()) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDate(day) ? day : null;
};
