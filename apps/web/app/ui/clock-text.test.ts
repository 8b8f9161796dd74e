import { expect, test } from 'vitest';
import { completeTypedTime, isTimeText } from './clock-text.ts';

test.each(['00:00', '09:30', '19:59', '23:59'])('%s is a time', (text) => {
  expect(isTimeText(text)).toBe(true);
});

test.each(['24:00', '25:00', '10:60', '9:30', '0930', '10:5', '10:30:00', '', 'on'])('%j is none', (text) => {
  expect(isTimeText(text)).toBe(false);
});

test.each([
  ['930', '09:30'],
  ['1430', '14:30'],
  ['9', '09:00'],
  ['14', '14:00'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  [' 14:30 ', '14:30'],
  ['2500', '25:00'],
  ['25:00', '25:00'],
  ['9.5', '9.5'],
  ['on', 'on'],
  ['', ''],
])('%j is tidied to %j', (typed, tidy) => {
  expect(completeTypedTime(typed)).toBe(tidy);
});
