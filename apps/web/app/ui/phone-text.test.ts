import { expect, test } from 'vitest';
import { fieldText, groupPhone, internationalPhone, parsePhone } from './phone-text.ts';

test.each([
  '5324182796',
  '05324182796',
  '0532 418 27 96',
  '(0532) 418-27-96',
  '905324182796',
  '+90 532 418 27 96',
  '+90 (0)532 418 27 96',
  '0090 532 418 27 96',
])('%s is one Turkish number', (text) => {
  expect(parsePhone(text)).toBe('+905324182796');
  expect(fieldText(text)).toBe('5324182796');
});

test.each([
  ['+49 151 23456789', '+4915123456789', '+49 151 234 567 89'],
  ['0049 151 23456789', '+4915123456789', '+49 151 234 567 89'],
  ['+49 (0)151 23456789', '+4915123456789', '+49 151 234 567 89'],
  ['+1 (212) 555-0123', '+12125550123', '+1 212 555 0123'],
  ['+353 85 012 3456', '+353850123456', '+353 850 123 456'],
  ['+7 912 345 67 89', '+79123456789', '+7 912 345 6789'],
])('%s keeps its country', (text, kept, shown) => {
  expect(parsePhone(text)).toBe(kept);
  expect(groupPhone(fieldText(text))).toBe(shown);
  expect(parsePhone(shown)).toBe(kept);
});

test.each([
  ['49 151 23456789', '+904915123456789'],
  ['5324182796 1', '+9053241827961'],
])('%s is not cut to a number that somebody else may have', (text, kept) => {
  expect(parsePhone(text)).toBe(kept);
});

test.each([
  ['', ''],
  ['0', '0'],
  ['00', '+'],
  ['+', '+'],
  ['+9', '+9'],
  ['+90', ''],
  ['+90 0', ''],
  ['90', '+9090'],
  ['05', '+905'],
  ['004', '+4'],
])('%j, while a number is being typed, is %j', (text, kept) => {
  expect(parsePhone(text)).toBe(kept);
});

/** Types character by character, as the field does: each one behind what the field shows. */
const typed = (text: string): string =>
  text.split('').reduce((shown, character) => groupPhone(fieldText(shown + character)), '');

test.each([
  ['05324182796', '532 418 27 96'],
  ['905324182796', '532 418 27 96'],
  ['+905324182796', '532 418 27 96'],
  ['00905324182796', '532 418 27 96'],
  ['+4915123456789', '+49 151 234 567 89'],
  ['004915123456789', '+49 151 234 567 89'],
  ['4915123456789', '491 512 34 56789'],
])('%s typed digit by digit reads %s', (text, shown) => {
  expect(typed(text)).toBe(shown);
});

test.each([
  ['', ''],
  ['53', '53'],
  ['5324', '532 4'],
  ['5324182', '532 418 2'],
  ['5324182796', '532 418 27 96'],
  ['+4', '+4'],
  ['+49', '+49'],
  ['+491', '+49 1'],
])('%j reads %j', (field, text) => {
  expect(groupPhone(field)).toBe(text);
});

test('a number is shown with its country code', () => {
  expect(internationalPhone('+905324182796')).toBe('+90 532 418 27 96');
  expect(internationalPhone('+4915123456789')).toBe('+49 151 234 567 89');
});
