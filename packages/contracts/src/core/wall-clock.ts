import * as z from 'zod/mini';
import { fieldMessages as say } from '../errors.ts';

// Moments as a clock on the salon's wall shows them: no zone, and no `Date` anywhere near them.

const written = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?(\.\d{1,3})?Z?$/;

/** `2026-11-14T10:30:00`. A zone at the end is dropped and moves nothing: some clients write a `Z` there. */
const plain = (text: string): string => {
  const [, date, minutes, seconds = ':00'] = written.exec(text) ?? [];
  return date === undefined ? text : `${date}T${minutes}${seconds}`;
};

export const wallClock = z.pipe(
  z.string().check(z.trim(), z.maxLength(30)),
  z.pipe(z.transform(plain), z.iso.datetime({ local: true, precision: 0, error: say.notATime })),
);
