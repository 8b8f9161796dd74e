import { expect, test } from 'vitest';
import { groupPhone, nationalDigits, toE164 } from './phone-text.ts';

test.each([
  '5324182796',
  '05324182796',
  '0532 418 27 96',
  '(0532) 418-27-96',
  '905324182796',
  '+90 532 418 27 96',
  '+90 (0)532 418 27 96',
  '0090 532 418 27 96',
])('%s is one number', (text) => {
  expect(nationalDigits(text)).toBe('5324182796');
});

test('a number that is still being typed is kept as far as it goes', () => {
  expect(nationalDigits('0')).toBe('');
  expect(nationalDigits('90')).toBe('90');
  expect(nationalDigits('+90')).toBe('');
  expect(nationalDigits('53241827961')).toBe('5324182796');
});

test.each([
  ['', ''],
  ['53', '53'],
  ['5324', '532 4'],
  ['5324182', '532 418 2'],
  ['5324182796', '532 418 27 96'],
])('%j reads %j', (digits, text) => {
  expect(groupPhone(digits)).toBe(text);
});

test('it is kept with its country, and nothing stays nothing', () => {
  expect(toE164('5324182796')).toBe('+905324182796');
  expect(toE164('')).toBe('');
});
