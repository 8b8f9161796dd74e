import type { Day } from '@ayna/contracts/core/hours';
import { days } from '@ayna/contracts/core/hours';
import { Temporal } from 'temporal-polyfill';
import { weeksOf } from '../../../ui/month-grid.ts';
import { DAY_MINUTES } from './scale.ts';

// A day is its ISO text, 2026-11-14.

/** How far the navigator reaches, either way. */
const REACH_YEARS = 2;
const WEEK_DAYS = 7;

/** The month that holds the day: Monday first, null where another month's days would stand. */
export const monthGrid = weeksOf;

/** Day 1 of the month to its last day. */
export const monthBounds = (day: string): { readonly first: string; readonly last: string } => {
  const date = Temporal.PlainDate.from(day);
  return {
    first: date.with({ day: 1 }).toString(),
    last: date.with({ day: date.daysInMonth }).toString(),
  };
};

export type Reach = { readonly min: string; readonly max: string };

export const reachAround = (today: string): Reach => {
  const date = Temporal.PlainDate.from(today);
  return {
    min: date.subtract({ years: REACH_YEARS }).toString(),
    max: date.add({ years: REACH_YEARS }).toString(),
  };
};

export const clampDay = (day: string, { min, max }: Reach): string => {
  if (day < min) return min;
  return day > max ? max : day;
};

/** Whether it is a day at all: an address is written by anybody. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
};

/** Days of four hundred years, after which the calendar repeats itself. */
const ERA_DAYS = 146_097;
/** From 1 March of the year 0, where an era begins, to 1970-01-01. */
const EPOCH = 719_468;

/** Days since 1970-01-01, by arithmetic alone: a week has hundreds of appointments to place. */
export const dayNumber = (day: string): number => {
  const month = Number(day.slice(5, 7));
  // Years begin in March, so that a leap day is the last of its year.
  const year = Number(day.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + Number(day.slice(8, 10)) - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * ERA_DAYS + yearOfEra * 365 + leapDays + dayOfYear - EPOCH;
};

const two = (part: number): string => String(part).padStart(2, '0');

const dayOfNumber = (number: number): string => {
  const shifted = number + EPOCH;
  const era = Math.floor(shifted / ERA_DAYS);
  const dayOfEra = shifted - era * ERA_DAYS;
  const leapDays =
    Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const march = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * march + 2) / 5) + 1;
  const month = march < 10 ? march + 3 : march - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
};

export const addDays = (day: string, count: number): string => dayOfNumber(dayNumber(day) + count);

/** Seven days from the selected one on, whichever weekday it is. */
export const weekFrom = (day: string): readonly string[] =>
  Array.from({ length: WEEK_DAYS }, (_, index) => addDays(day, index));

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (day: string): Day => days[(((dayNumber(day) + 4) % 7) + 7) % 7] ?? 'Sunday';

/** Minutes from 00:00 of the day to a moment on the wall clock; below zero before it. */
export const minuteOn = (day: string, moment: string): number => {
  const clock = Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));
  return moment.startsWith(day)
    ? clock
    : (dayNumber(moment.slice(0, 10)) - dayNumber(day)) * DAY_MINUTES + clock;
};
