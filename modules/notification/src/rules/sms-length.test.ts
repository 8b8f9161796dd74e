import { expect, test } from 'vitest';
import { measureSms } from './sms-length.ts';

test.each([
  ['', 'gsm', 0, 1],
  ['a'.repeat(160), 'gsm', 160, 1],
  ['a'.repeat(161), 'gsm', 161, 2],
  ['a'.repeat(306), 'gsm', 306, 2],
  ['a'.repeat(307), 'gsm', 307, 3],
  // The GSM alphabet contains Ç, ö and ü, but not ç.
  ['ÇÖÜöü', 'gsm', 5, 1],
  ['€', 'gsm', 2, 1],
  [`${'a'.repeat(159)}€`, 'gsm', 161, 2],
  ['ç', 'turkish', 2, 1],
  ['ğışĞİŞ', 'turkish', 12, 1],
  [`ş${'a'.repeat(153)}`, 'turkish', 155, 1],
  [`ş${'a'.repeat(154)}`, 'turkish', 156, 2],
  [`ş${'a'.repeat(296)}`, 'turkish', 298, 2],
  [`ş${'a'.repeat(297)}`, 'turkish', 299, 3],
  // The last unit of a part stays empty before a character that takes two.
  [`${'a'.repeat(148)}ş${'a'.repeat(148)}`, 'turkish', 298, 3],
  [`${'ş'.repeat(74)}${'a'.repeat(1)}${'ş'.repeat(74)}`, 'turkish', 297, 2],
  ['я'.repeat(70), 'ucs2', 70, 1],
  ['я'.repeat(71), 'ucs2', 71, 2],
  ['я'.repeat(134), 'ucs2', 134, 2],
  ['я'.repeat(135), 'ucs2', 135, 3],
  ['💇', 'ucs2', 2, 1],
  [`${'a'.repeat(66)}💇${'a'.repeat(66)}`, 'ucs2', 134, 3],
] as const)('%s', (text, alphabet, units, parts) => {
  expect(measureSms(text)).toEqual({ alphabet, units, parts });
});
