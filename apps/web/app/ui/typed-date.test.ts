import { expect, test } from 'vitest';
import { dateDigits, dottedDate } from './typed-date.ts';

test.each([
  ['14.11.2026', '14112026'],
  ['4.1.2027', '04012027'],
  ['4/1/2027', '04012027'],
  ['4.', '04'],
  ['14.1', '141'],
  ['2026-11-14', '14112026'],
  ['141120269', '14112026'],
  ['', ''],
])('%j has the figures %j', (text, digits) => {
  expect(dateDigits(text)).toBe(digits);
});

test.each([
  ['', ''],
  ['1', '1'],
  ['14', '14'],
  ['141', '14.1'],
  ['14112', '14.11.2'],
  ['14112026', '14.11.2026'],
])('%j reads %j', (digits, text) => {
  expect(dottedDate(digits)).toBe(text);
});
