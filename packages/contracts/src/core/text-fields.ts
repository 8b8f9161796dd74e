import * as z from 'zod/mini';
import { fieldMessages } from '../errors.ts';

// Schemas of text that people enter. No single-line field lets a line break into a mail, an SMS or a heading,
// and no name lets a link through.

const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const link = /:\/\/|www\.|\p{L}{2,}\.\p{L}{2,}/iu;

const optionalLine = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max),
    z.refine((text: string) => !controlCharacters.test(text), { error: fieldMessages.malformed }),
  );

/** One line of text, such as a subject. */
export const singleLineText = (min: number, max: number) => optionalLine(max).check(z.minLength(min));

/** A person's name. Links are rejected, because our mails would contain them as links. */
export const personName = singleLineText(2, 80).check(
  z.refine((name: string) => !link.test(name) && /\p{L}/u.test(name), { error: fieldMessages.notAName }),
);

/** Text of several lines. CRLF, which forms send, becomes LF; other control characters are rejected. */
export const multiLineText = (min: number, max: number) =>
  z.string().check(
    z.overwrite((text: string) => text.replaceAll(/\r\n?/g, '\n')),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    z.refine((text: string) => !controlCharacters.test(text.replaceAll(/[\n\t]/g, '')), {
      error: fieldMessages.malformed,
    }),
  );

/** Lowercases ASCII only: with a locale, two people's addresses could become equal. */
const lowercaseAscii = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

export const email = z.pipe(
  z.string().check(z.trim(), z.maxLength(254)),
  z.pipe(z.transform(lowercaseAscii), z.email({ error: fieldMessages.notAnEmail })),
);

/** Normalizes every local spelling to +905321234567. A foreign number must include its country code. */
export const normalizePhone = (text: string): string => {
  const digits = text.replaceAll(/[\s()./-]/g, '').replace(/^00/, '+');
  if (/^0[2-5]\d{9}$/.test(digits)) return `+9${digits}`;
  if (/^[2-5]\d{9}$/.test(digits)) return `+90${digits}`;
  if (/^90[2-5]\d{9}$/.test(digits)) return `+${digits}`;
  return digits;
};

export const phone = z.pipe(
  z.string().check(z.trim(), z.maxLength(30)),
  z.pipe(
    z.transform(normalizePhone),
    z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, { error: fieldMessages.notAPhone })),
  ),
);

/** A Turkish mobile number, which can receive SMS. */
export const mobile = z.pipe(
  z.string().check(z.trim(), z.maxLength(30)),
  z.pipe(
    z.transform(normalizePhone),
    z.string().check(z.regex(/^\+905\d{9}$/, { error: fieldMessages.notAMobile })),
  ),
);
