import { weekdays } from '@ayna/domain/wall-clock';
import * as z from 'zod/mini';
import { fieldMessages } from './fields/errors.ts';

// Weekly hours, in the salon's wall-clock time.

export const weekday = z.enum(weekdays);

export type Weekday = z.output<typeof weekday>;

const withSeconds = (text: string): string => (/^\d{2}:\d{2}$/.test(text) ? `${text}:00` : text);

/** A time of day, HH:mm:ss; HH:mm is accepted too. */
export const timeOfDay = z.pipe(
  z.string().check(z.trim(), z.maxLength(8)),
  z.pipe(
    z.transform(withSeconds),
    z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, { error: fieldMessages.notATime })),
  ),
);

const hasEachDayOnce = (hours: readonly { readonly day: Weekday }[]): boolean =>
  new Set(hours.map((one) => one.day)).size === hours.length;

/** One range per day; a missing day is free. An end that is not after its start is on the next day. */
export const workHours = z
  .array(z.object({ day: weekday, startTime: timeOfDay, endTime: timeOfDay }))
  .check(z.maxLength(7), z.refine(hasEachDayOnce, { error: fieldMessages.dayTwice }));

export type WorkHours = z.output<typeof workHours>;

const breakTime = z.object({ startTime: timeOfDay, endTime: timeOfDay });

/** The salon's opening hours; a missing day is closed. Hours past midnight work as in `workHours`. */
export const openingHours = z
  .array(
    z.object({
      day: weekday,
      openTime: timeOfDay,
      closeTime: timeOfDay,
      breaks: z._default(z.array(breakTime).check(z.maxLength(4)), []),
    }),
  )
  .check(z.maxLength(7), z.refine(hasEachDayOnce, { error: fieldMessages.dayTwice }));

export type OpeningHours = z.output<typeof openingHours>;
