import { addDays, calendarYears, daysBetween, isDate } from '@ayna/domain/wall-clock';
import * as z from 'zod/mini';
import { fieldMessages } from './fields/errors.ts';

// Local date and time as the salon's wall clock shows it: without a zone, and never as a `Date`. A plain date is accepted
// wherever a moment is.

const DATE_LENGTH = '2026-11-14'.length;

const plainDate = /^\d{4}-\d{2}-\d{2}$/;
const pattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?(\.\d{1,9})?Z?$/;

/**
 * Normalizes to `2026-11-14T10:30:00`. A trailing `Z`, which some clients send, is dropped without shifting the time. A
 * plain date is its first midnight.
 */
const normalize = (text: string): string => {
  if (plainDate.test(text)) return `${text}T00:00:00`;
  const [, date, minutes, seconds = ':00'] = pattern.exec(text) ?? [];
  return date === undefined ? text : `${date}T${minutes}${seconds}`;
};

/** An end that is a plain date means its whole day, so the end is the midnight after it. */
const normalizeEnd = (text: string): string =>
  isDate(text) ? `${addDays(text, 1)}T00:00:00` : normalize(text);

const inSalonYears = z.regex(calendarYears, { error: fieldMessages.yearOutOfRange });
/** The last day of these years ends at the first midnight after them. */
const momentInSalonYears = z.regex(/^(?:20\d\d-|2100-|2101-01-01T00:00:00$)/, {
  error: fieldMessages.yearOutOfRange,
});

const momentFrom = (parse: (text: string) => string) =>
  z.pipe(
    z.string().check(z.trim(), z.maxLength(30)),
    z.pipe(
      z.transform(parse),
      z.iso.datetime({ local: true, precision: 0, error: fieldMessages.notATime }).check(momentInSalonYears),
    ),
  );

export const wallClock = momentFrom(normalize);

/** The end of a span, in queries and bodies. */
export const wallClockEnd = momentFrom(normalizeEnd);

export const calendarDate = z.iso.date().check(inSalonYears);

/** A month, such as 2026-11. */
export const calendarMonth = z.string().check(z.regex(/^(?:20\d\d|2100)-(?:0[1-9]|1[0-2])$/));

export const birthday = z.iso.date().check(z.regex(/^(?:19|20)\d\d-/, { error: fieldMessages.birthYear }));

/** The date of a date or of a date and time. */
export const dateOfMoment = z.pipe(
  wallClock,
  z.pipe(
    z.transform((moment: string) => moment.slice(0, DATE_LENGTH)),
    calendarDate,
  ),
);

type Span<Start extends string, End extends string> = Readonly<Record<Start, string>> &
  Readonly<Record<End, string | null>>;

type OpenSpan<Start extends string, End extends string> = Readonly<
  Partial<Record<Start, string | undefined>>
> &
  Readonly<Partial<Record<End, string | null | undefined>>>;

/** Checks that the end is at most so many days after the start. A span without one of them passes. */
export const longestSpan = <Start extends string, End extends string>(
  start: Start,
  end: End,
  maxDays: number,
) =>
  z.refine<OpenSpan<Start, End>>(
    (form) => {
      const [from, to] = [form[start], form[end]];
      return !from || !to || daysBetween(from.slice(0, DATE_LENGTH), to.slice(0, DATE_LENGTH)) <= maxDays;
    },
    { path: [end], error: fieldMessages.spanTooLong(maxDays) },
  );

/** Checks that the end is not before the start and at most so many days after it. An open end (null) passes. */
export const spanChecks = <Start extends string, End extends string>(
  start: Start,
  end: End,
  maxDays: number,
) =>
  [
    // The last day may be the first one; a moment may not be its own end.
    z.refine<Span<Start, End>>(
      (form) => {
        const from: string = form[start];
        const to: string | null = form[end];
        return to === null || from < to || (from === to && from.length === DATE_LENGTH);
      },
      { path: [end], error: fieldMessages.endBeforeStart },
    ),
    longestSpan(start, end, maxDays),
  ] as const;
