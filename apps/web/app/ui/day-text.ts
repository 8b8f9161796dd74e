import { Temporal } from 'temporal-polyfill';
import { months, weekdays } from './controls/texts.ts';

// A day is its ISO text, 2026-11-14: forms, addresses and the API write it so.

const zone = 'Europe/Istanbul';

export const today = (): string => Temporal.Now.plainDateISO(zone).toString();

const partsOf = (day: string) => {
  const date = Temporal.PlainDate.from(day);
  const month = months[date.month - 1];
  const weekday = weekdays[date.dayOfWeek - 1];
  if (!month || !weekday) throw new RangeError(day);
  return { date, month, weekday };
};

/** 14 Kasim 2026 Cumartesi: month, then weekday. */
export const longDay = (day: string): string => {
  const { date, month, weekday } = partsOf(day);
  return `${date.day} ${month.long} ${date.year} ${weekday.long}`;
};

/** 14 Kas Cts. */
export const shortDay = (day: string): string => {
  const { date, month, weekday } = partsOf(day);
  return `${date.day} ${month.short} ${weekday.short}`;
};

/** 14 Kas Cumartesi. */
export const dayAndWeekday = (day: string): string => {
  const { date, month, weekday } = partsOf(day);
  return `${date.day} ${month.short} ${weekday.long}`;
};

/** Kasim 2026. */
export const monthTitle = (day: string): string => {
  const { date, month } = partsOf(day);
  return `${month.long} ${date.year}`;
};

/** 14.11.2026, as it is typed. */
export const numericDay = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${date}.${month}.${year}`;
};

/** The day that was typed, or null where there is no such day. */
export const parseTypedDay = (typed: string): string | null => {
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(typed.trim()) ?? [];
  try {
    return Temporal.PlainDate.from(
      { year: Number(year), month: Number(month), day: Number(date) },
      { overflow: 'reject' },
    ).toString();
  } catch {
    return null;
  }
};
