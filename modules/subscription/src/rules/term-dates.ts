import type { Period } from '@ayna/contracts/subscription';
import { Temporal } from 'temporal-polyfill';
import { zone } from './periods.ts';

// Days are texts such as 2026-11-14, in the salons' calendar.

const parse = (day: string): Temporal.PlainDate => Temporal.PlainDate.from(day);

export const dayOf = (at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();

export const hourOf = (at: number): number =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).hour;

/** The instant at which a day begins, or its given hour. */
export const startOf = (day: string, hour = 0): number =>
  parse(day).toZonedDateTime({ timeZone: zone, plainTime: { hour } }).epochMilliseconds;

export const addDays = (day: string, days: number): string => parse(day).add({ days }).toString();

export const daysBetween = (from: string, to: string): number => parse(from).until(parse(to)).days;

export const laterOf = (one: string, other: string): string => (one > other ? one : other);

export const dayOfMonth = (day: string): number => parse(day).day;

/**
 * The same day of the month one or more periods later, or the last day of a shorter month. The anchor is the day that the
 * first term began on: from 31 January terms end on 28 February and 31 March.
 */
export const addPeriod = (day: string, period: Period, anchorDay: number, count = 1): string => {
  const months = (period === 'yearly' ? 12 : 1) * count;
  const month = parse(day).with({ day: 1 }).add({ months });
  return month.with({ day: Math.min(anchorDay, month.daysInMonth) }).toString();
};
