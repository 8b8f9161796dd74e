import { calendarYears, daysBetween } from '@ayna/domain/wall-clock';
import * as z from 'zod/mini';
import { fieldMessages } from '../errors.ts';

// Local date and time as the salon's wall clock shows it: without a zone, and never as a `Date`.

const DATE_LENGTH = '2026-11-14'.length;

const pattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?(\.\d{1,3})?Z?$/;

/** Normalizes to `2026-11-14T10:30:00`. A trailing `Z`, which some clients send, is dropped without shifting the time. */
const normalize = (text: string): string => {
  const [, date, minutes, seconds = ':00'] = pattern.exec(text) ?? [];
  return date === undefined ? text : `${date}T${minutes}${seconds}`;
};

const inSalonYears = z.regex(calendarYears, { error: fieldMessages.yearOutOfRange });

export const wallClock = z.pipe(
  z.string().check(z.trim(), z.maxLength(30)),
  z.pipe(
    z.transform(normalize),
    z.iso.datetime({ local: true, precision: 0, error: fieldMessages.notATime }).check(inSalonYears),
  ),
);

export const calendarDate = z.iso.date().check(inSalonYears);

/** A month, such as 2026-11. */
export const calendarMonth = z.string().check(z.regex(/^(?:20\d\d|2100)-(?:0[1-9]|1[0-2])$/));

export const birthday = z.iso.date().check(z.regex(/^(?:19|20)\d\d-/, { error: fieldMessages.birthYear }));

/** The date of a date or of a date and time. */
export const dateOfMoment = z.pipe(
  z.string().check(z.maxLength(30)),
  z.pipe(
    z.transform((text: string) => text.slice(0, DATE_LENGTH)),
    calendarDate,
  ),
);

type Span<Start extends string, End extends string> = Readonly<Record<Start, string>> &
  Readonly<Record<End, string | null>>;

/** Checks that the end is not before the start and at most so many days after it. An open end (null) passes. */
export const spanChecks = <Start extends string, End extends string>(
  start: Start,
  end: End,
  maxDays: number,
) => {
  const path = [end];
  const check = (isRight: (from: string, to: string) => boolean, error: string) =>
    z.refine<Span<Start, End>>(
      (form) => {
        const to = form[end];
        return to === null || isRight(form[start], to);
      },
      { path, error },
    );
  return [
    // The last day may be the first one; a moment may not be its own end.
    check(
      (from, to) => from < to || (from === to && from.length === DATE_LENGTH),
      fieldMessages.endBeforeStart,
    ),
    check(
      (from, to) => daysBetween(from.slice(0, DATE_LENGTH), to.slice(0, DATE_LENGTH)) <= maxDays,
      fieldMessages.spanTooLong(maxDays),
    ),
  ] as const;
};
