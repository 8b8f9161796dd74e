import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test.each([
  [0, '0 dk'],
  [30, '30 dk'],
  [60, '1 saat'],
  [90, '90 dk'],
  [180, '3 saat'],
  [1_500, '25 saat'],
  [1_440, '1 gün'],
  [2_880, '2 gün'],
])('%d is %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
