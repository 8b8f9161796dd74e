import { expect, test } from 'vitest';
import { calendarLeaf, datesText, dayAndMonth, dayRange, shortDates } from './day-range.ts';

test.each([
  ['2026-11-24', '2026-11-24', '24 Kasım 2026 Salı'],
  ['2026-11-24', '2026-11-25', '24 – 25 Kasım 2026, Salı – Çarşamba'],
  ['2026-11-30', '2026-12-02', '30 Kasım – 2 Aralık 2026, Pazartesi – Çarşamba'],
  ['2026-12-31', '2027-01-02', '31 Aralık 2026 – 2 Ocak 2027, Perşembe – Cumartesi'],
])('%s to %s is %s', (from, to, text) => {
  expect(dayRange(from, to)).toBe(text);
});

test.each([
  ['2026-11-24', '2026-11-24', '24 Kasım 2026'],
  ['2026-11-14', '2026-11-20', '14 – 20 Kasım 2026'],
  ['2026-12-31', '2027-01-02', '31 Aralık 2026 – 2 Ocak 2027'],
])('without the weekdays %s to %s is %s', (from, to, text) => {
  expect(datesText(from, to)).toBe(text);
});

test.each([
  ['2026-11-14', '2026-11-20', '14 – 20 Kas'],
  ['2026-11-28', '2026-12-04', '28 Kas – 4 Ara'],
])('in short %s to %s is %s', (from, to, text) => {
  expect(shortDates(from, to)).toBe(text);
});

test('a leaf of the calendar', () => {
  expect(calendarLeaf('2027-03-08')).toEqual({ date: '8', month: 'Mar' });
  expect(dayAndMonth('2027-03-08')).toBe('8 Mart');
});
