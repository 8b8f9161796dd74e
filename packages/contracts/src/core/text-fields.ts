import * as z from 'zod/mini';
import { fieldMessages } from './fields/errors.ts';

// Schemas of text that people enter. No single-line field lets a line break into a mail, an SMS or a heading,
// and no name lets a link through.

const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/**
 * `M.Ali` is a name; `t.co/abc` and `t.me` are addresses. Two letters stand for any number of them: a pattern that
 * counts them from every letter takes quadratic time.
 */
const link = /:\/\/|www\.|\p{L}{2}\.\p{L}{2}|[\p{L}\p{N}]\.(?:\p{L}{2,}\/|(?:com?|net|org|me|io|ly|tr)\b)/iu;
/** A business may be called Dr.Demir Klinik, so only what a phone makes a link of is one. */
const businessLink =
  /:\/\/|www\.|[\p{L}\p{N}-]\.(?:\p{L}{2,}\/|(?:com?|net|org|info|biz|xyz|app|link|site|shop|online|click|top|gg|me|io|ly|tr)(?![\p{L}\p{N}]))/iu;

const optionalLine = (max: number) =>
  z.string().check(
    z.trim(),
    // Nothing else looks at a text that is too long: patterns take their time.
    z.maxLength(max, { abort: true }),
    z.refine((text: string) => !controlCharacters.test(text), { error: fieldMessages.malformed }),
  );

/** One line of text, such as a subject. */
export const singleLineText = (min: number, max: number) => optionalLine(max).check(z.minLength(min));

/** A person's name. Links are rejected, because our mails would contain them as links. */
export const personName = singleLineText(2, 80).check(
  z.refine((name: string) => !link.test(name) && /\p{L}/u.test(name), { error: fieldMessages.notAName }),
);

/** The name of a salon. Addresses are rejected, because our SMS would contain them as links. */
export const businessName = singleLineText(2, 80).check(
  z.refine((name: string) => !businessLink.test(name), { error: fieldMessages.notABusinessName }),
);

/** Text of several lines. CRLF, which forms send, becomes LF; other control characters are rejected. */
export const multiLineText = (min: number, max: number) =>
  z.string().check(
    z.overwrite((text: string) => text.replaceAll(/\r\n?/g, '\n')),
    z.trim(),
    z.minLength(min),
    z.maxLength(max, { abort: true }),
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

/** The zero of domestic calls, which some write in brackets after the country code: +49 (0)151. */
const trunkZero = /^((?:\+|00)[\d\s]+)\(0\)/;

/** Normalizes every local spelling to +905321234567. A foreign number must include its country code. */
export const normalizePhone = (text: string): string => {
  const digits = text
    .replace(trunkZero, '$1')
    .replaceAll(/[\s()./-]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+900+/, '+90');
  if (/^0[2-5]\d{9}$/.test(digits)) return `+9${digits}`;
  if (/^[2-5]\d{9}$/.test(digits)) return `+90${digits}`;
  if (/^90[2-5]\d{9}$/.test(digits)) return `+${digits}`;
  return digits;
};

/** A Turkish number has ten digits, or is one of the short 444 numbers of companies. */
const phoneNumber = /^\+(?:90(?:[2-9]\d{9}|444\d{4})|[1-8]\d{6,14}|9[1-9]\d{5,13})$/;

export const phone = z.pipe(
  z.string().check(z.trim(), z.maxLength(30)),
  z.pipe(
    z.transform(normalizePhone),
    z.string().check(z.regex(phoneNumber, { error: fieldMessages.notAPhone })),
  ),
);

const isForeign = (number: string): boolean => phoneNumber.test(number) && !number.startsWith('+90');

/** A Turkish mobile number, which can receive SMS. */
export const mobile = z.pipe(
  z.string().check(z.trim(), z.maxLength(30)),
  z.pipe(
    z.transform(normalizePhone),
    z.string().check(
      z.regex(/^\+905\d{9}$/, {
        error: ({ input }) =>
          isForeign(String(input)) ? fieldMessages.foreignMobile : fieldMessages.notAMobile,
      }),
    ),
  ),
);
