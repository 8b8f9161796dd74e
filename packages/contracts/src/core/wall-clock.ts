import * as z from 'zod/mini';
import { fieldMessages } from '../errors.ts';

// Local date and time as the salon's wall clock shows it: without a zone, and never as a `Date`.

const pattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?(\.\d{1,3})?Z?$/;

/** Normalizes to `2026-11-14T10:30:00`. A trailing `Z`, which some clients send, is dropped without shifting the time. */
const normalize = (text: string): string => {
  const [, date, minutes, seconds = ':00'] = pattern.exec(text) ?? [];
  return date === undefined ? text : `${date}T${minutes}${seconds}`;
};

export const wallClock = z.pipe(
  z.string().check(z.trim(), z.maxLength(30)),
  z.pipe(
    z.transform(normalize),
    z.iso.datetime({ local: true, precision: 0, error: fieldMessages.notATime }),
  ),
);
