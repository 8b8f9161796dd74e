import * as z from 'zod/mini';
import { fieldMessages as say } from '../errors.ts';

// Shapes of what people write about themselves. Nothing here passes a line break or a link into a mail,
// an SMS or a heading.

const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const link = /:\/\/|www\.|\p{L}{2,}\.\p{L}{2,}/iu;

const oneLine = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most),
    z.refine((text: string) => !controls.test(text), { error: say.malformed }),
  );

/** A line of text that somebody writes, such as a subject. */
export const line = (least: number, most: number) => oneLine(most).check(z.minLength(least));

/** What a person is called. A link is no name: it would travel in our mails as one. */
export const personName = line(2, 80).check(
  z.refine((name: string) => !link.test(name) && /\p{L}/u.test(name), { error: say.notAName }),
);

/** Text of several lines; forms send breaks as CRLF, we keep LF. Other control characters are not taken. */
export const longText = (least: number, most: number) =>
  z.string().check(
    z.overwrite((text: string) => text.replaceAll(/\r\n?/g, '\n')),
    z.trim(),
    z.minLength(least),
    z.maxLength(most),
    z.refine((text: string) => !controls.test(text.replaceAll(/[\n\t]/g, '')), { error: say.malformed }),
  );

/** Lowered by ASCII alone: by locale, two people's addresses could become one. */
const asciiLower = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

export const email = z.pipe(
  z.string().check(z.trim(), z.maxLength(254)),
  z.pipe(z.transform(asciiLower), z.email({ error: say.notAnEmail })),
);

/** Every local spelling becomes +905321234567; a foreign number must come with its country's. */
export const plainPhone = (text: string): string => {
  const digits = text.replaceAll(/[\s()./-]/g, '').replace(/^00/, '+');
  if (/^0[2-5]\d{9}$/.test(digits)) return `+9${digits}`;
  if (/^[2-5]\d{9}$/.test(digits)) return `+90${digits}`;
  if (/^90[2-5]\d{9}$/.test(digits)) return `+${digits}`;
  return digits;
};

export const phone = z.pipe(
  z.string().check(z.trim(), z.maxLength(30)),
  z.pipe(z.transform(plainPhone), z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, { error: say.notAPhone }))),
);

/** A Turkish mobile number, which an SMS can reach. */
export const mobile = z.pipe(
  z.string().check(z.trim(), z.maxLength(30)),
  z.pipe(z.transform(plainPhone), z.string().check(z.regex(/^\+905\d{9}$/, { error: say.notAMobile }))),
);
