import * as z from 'zod/mini';
import { fieldMessages as say } from '../errors.ts';

// Hours of a week, as wall-clock times of the salon.

/** Weekdays as the wire names them, Sunday first. */
export const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const day = z.enum(days);

export type Day = z.output<typeof day>;

const asClock = (text: string): string => (/^\d{2}:\d{2}$/.test(text) ? `${text}:00` : text);

/** A time of day, HH:mm:ss; HH:mm is taken too. */
export const clock = z.pipe(
  z.string().check(z.trim(), z.maxLength(8)),
  z.pipe(
    z.transform(asClock),
    z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, { error: say.notATime })),
  ),
);

const eachDayOnce = (hours: readonly { readonly day: Day }[]): boolean =>
  new Set(hours.map((one) => one.day)).size === hours.length;

/** One range a day; a day that is not there is free. An end that is not after its start is of the next day. */
export const workHours = z
  .array(z.object({ day, startTime: clock, endTime: clock }))
  .check(z.maxLength(7), z.refine(eachDayOnce, { error: say.dayTwice }));

export type WorkHours = z.output<typeof workHours>;

const pause = z.object({ startTime: clock, endTime: clock });

/** When the salon is open; a day that is not there is closed. Past midnight like `workHours`. */
export const openingHours = z
  .array(
    z.object({
      day,
      openTime: clock,
      closeTime: clock,
      breaks: z._default(z.array(pause).check(z.maxLength(4)), []),
    }),
  )
  .check(z.maxLength(7), z.refine(eachDayOnce, { error: say.dayTwice }));

export type OpeningHours = z.output<typeof openingHours>;
