import { expect, test } from 'vitest';
import { longDay, monthTitle, numericDay, parseTypedDay, shortDay } from './day-text.ts';

test('a day reads in Turkish order, and Saturday is Cts', () => {
  expect(longDay('2026-11-14')).toBe('14 Kasım 2026 Cumartesi');
  expect(shortDay('2026-11-14')).toBe('14 Kas Cts');
  expect(shortDay('2026-02-01')).toBe('1 Şub Paz');
  expect(monthTitle('2026-11-14')).toBe('Kasım 2026');
  expect(numericDay('2026-11-04')).toBe('04.11.2026');
});

test.each([
  ['14.11.2026', '2026-11-14'],
  ['4.1.2027', '2027-01-04'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2026', null],
  ['31.11.2026', null],
  ['14.13.2026', null],
  ['14.11', null],
  ['', null],
])('%j is the day %s', (typed, day) => {
  expect(parseTypedDay(typed)).toBe(day);
});
