import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureSms, toSmsText } from './sms-length.ts';

const a = (count: number): string => 'a'.repeat(count);

// What operators bill for 62 texts, from 3GPP TS 23.038: units of the alphabet, and SMS.
describe('one SMS or more', () => {
  test.each([
    ['', 'gsm', 0, 1],
    ['a', 'gsm', 1, 1],
    [a(160), 'gsm', 160, 1],
    [a(161), 'gsm', 161, 2],
    [a(306), 'gsm', 306, 2],
    [a(307), 'gsm', 307, 3],
    [a(459), 'gsm', 459, 3],
    [a(460), 'gsm', 460, 4],
    [a(1530), 'gsm', 1530, 10],
    ['Randevunuz yarin saat 16.30, bekliyoruz.', 'gsm', 40, 1],
    ['line\nline\r\nline', 'gsm', 15, 1],
    ['@ $ _ ! " # % & \' ( ) * + , - . / : ; < = > ?', 'gsm', 45, 1],
    ['\u00a3\u00a5\u00a4\u00a1\u00a7\u00bf', 'gsm', 6, 1],
    // The GSM alphabet contains Ç, ö and ü, but not ç.
    ['ÇÖÜöü', 'gsm', 5, 1],
    ['ÄÅÆÉÑØßàäåæèéìñòøù', 'gsm', 18, 1],
    ['ΔΦΓΛΩΠΨΣΘΞ', 'gsm', 10, 1],
    // Escaped characters take two units.
    ['€', 'gsm', 2, 1],
    ['^{}\\[~]|\f', 'gsm', 18, 1],
    [`${a(158)}€`, 'gsm', 160, 1],
    [`${a(159)}€`, 'gsm', 161, 2],
    ['€'.repeat(80), 'gsm', 160, 1],
    ['€'.repeat(81), 'gsm', 162, 2],
    // 153 is odd: a part of escaped characters has 76 of them.
    ['€'.repeat(152), 'gsm', 304, 2],
    ['€'.repeat(153), 'gsm', 306, 3],
    [`${a(152)}€${a(151)}`, 'gsm', 305, 2],
    [`${a(152)}€${a(152)}`, 'gsm', 306, 3],
  ] as const)('%# in the GSM alphabet', (text, alphabet, units, parts) => {
    expect(measureSms(text)).toMatchObject({ alphabet, units, parts });
  });

  test.each([
    ['ç', 'turkish', 2, 1],
    ['ğ', 'turkish', 2, 1],
    ['ı', 'turkish', 2, 1],
    ['ş', 'turkish', 2, 1],
    ['Ğ', 'turkish', 2, 1],
    ['İ', 'turkish', 2, 1],
    ['Ş', 'turkish', 2, 1],
    ['ğışĞİŞ', 'turkish', 12, 1],
    ['Işıl Şahin', 'turkish', 13, 1],
    ['Gülşen Hanım, yarın saat 16:30 için randevunuz var: Elif Şahin.', 'turkish', 68, 1],
    [`ş${a(153)}`, 'turkish', 155, 1],
    [`ş${a(154)}`, 'turkish', 156, 2],
    [`ş${a(296)}`, 'turkish', 298, 2],
    [`ş${a(297)}`, 'turkish', 299, 3],
    ['ş'.repeat(77), 'turkish', 154, 1],
    ['ş'.repeat(78), 'turkish', 156, 2],
    // The last unit of a part stays empty before a character that takes two.
    [`${a(148)}ş${a(148)}`, 'turkish', 298, 3],
    [`${'ş'.repeat(74)}a${'ş'.repeat(74)}`, 'turkish', 297, 2],
    ['ş'.repeat(148), 'turkish', 296, 2],
    ['ş'.repeat(149), 'turkish', 298, 3],
    ['ş€', 'turkish', 4, 1],
    [`ş€${a(151)}`, 'turkish', 155, 1],
  ] as const)('%# with Turkish letters, by the single shift table', (text, alphabet, units, parts) => {
    expect(measureSms(text)).toMatchObject({ alphabet, units, parts });
  });

  test.each([
    ['я'.repeat(70), 'ucs2', 70, 1],
    ['я'.repeat(71), 'ucs2', 71, 2],
    ['я'.repeat(134), 'ucs2', 134, 2],
    ['я'.repeat(135), 'ucs2', 135, 3],
    ['💇', 'ucs2', 2, 1],
    [`${a(68)}💇`, 'ucs2', 70, 1],
    [`${a(69)}💇`, 'ucs2', 71, 2],
    [`${a(66)}💇${a(66)}`, 'ucs2', 134, 3],
    [`${a(65)}💇${a(67)}`, 'ucs2', 134, 2],
    // One character outside the alphabets and the whole text needs two octets each.
    [`${a(69)}’`, 'ucs2', 70, 1],
    [`${a(70)}’`, 'ucs2', 71, 2],
    ['Lâle', 'ucs2', 4, 1],
    ['₺250', 'ucs2', 4, 1],
    ['العربية', 'ucs2', 7, 1],
  ] as const)('%# in UCS-2', (text, alphabet, units, parts) => {
    expect(measureSms(text)).toMatchObject({ alphabet, units, parts });
  });
});

test('tells how much fits, and how many characters take the room of two', () => {
  expect(measureSms('Işıl')).toMatchObject({ limit: 155, doubled: 2 });
  expect(measureSms(a(161))).toMatchObject({ limit: 306, doubled: 0 });
  expect(measureSms(`ş${a(154)}`)).toMatchObject({ limit: 298, doubled: 1 });
  expect(measureSms('я'.repeat(71))).toMatchObject({ limit: 134, doubled: 0 });
});

test.each([
  ['Nehir’in “yeni” yeri – Moda…', 'Nehir\'in "yeni" yeri - Moda...'],
  ['Lâle Hâle Îkbal', 'Lale Hale Ikbal'],
  ['₺1.250', 'TL1.250'],
  // Decomposed, as some keyboards type it.
  ['s\u0327e\u0301', 'şé'],
  ['я 💇', 'я 💇'],
])('%s is sent as %s', (text, sent) => {
  expect(toSmsText(text)).toBe(sent);
});

const alphabets = [
  'abcÇÖÜöü',
  'abc€^ÇÖÜ',
  'abcçğışĞİŞ€',
  'abcя’💇',
  'Gülşen Hanım, yarın 16:30 – “Nehir’in”',
] as const;
const someText = fc
  .constantFrom(...alphabets)
  .chain((chars) => fc.array(fc.constantFrom(...Array.from(chars)), { maxLength: 500, size: 'max' }))
  .map((chars) => chars.join(''));

describe('for any text', () => {
  test('a longer text never takes fewer SMS, and one more character at most one more', () => {
    fc.assert(
      fc.property(someText, fc.constantFrom('a', 'ü', 'ş', '€'), (text, char) => {
        const before = measureSms(text);
        const after = measureSms(text + char);
        expect(after.parts).toBeGreaterThanOrEqual(before.parts);
        const isSameAlphabet = after.alphabet === before.alphabet;
        expect(isSameAlphabet && after.parts - before.parts > 1).toBe(false);
      }),
    );
  });

  test('its units fit into its SMS, and not into one SMS less than they need', () => {
    fc.assert(
      fc.property(someText, (text) => {
        const { units, parts, limit, alphabet } = measureSms(text);
        expect(units).toBeLessThanOrEqual(limit);
        const perPart = { gsm: 153, turkish: 149, ucs2: 67 }[alphabet];
        // At most one unit of each part is lost to a character that is not split.
        expect(parts === 1 || units > (parts - 1) * (perPart - 1)).toBe(true);
      }),
    );
  });

  test('what is sent of it never takes more SMS per character, and is sent unchanged', () => {
    fc.assert(
      fc.property(someText, (text) => {
        const sent = toSmsText(text);
        expect(toSmsText(sent)).toBe(sent);
        const isSpeltOut = /[\u2026\u20ba]/.test(text);
        expect(isSpeltOut || measureSms(sent).parts <= measureSms(text).parts).toBe(true);
      }),
    );
  });
});
