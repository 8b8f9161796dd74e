import { expect, test } from 'vitest';
import { daysParam, isTooLong, lastMonthUntil } from './days.ts';

test('at most four hundred days', () => {
  expect(isTooLong({ first: '2026-01-01', last: '2027-02-04' })).toBe(false);
  expect(isTooLong({ first: '2026-01-01', last: '2027-02-05' })).toBe(true);
});

test.each([
  ['ilk=2026-11-10&son=2026-11-16', { first: '2026-11-10', last: '2026-11-16' }],
  ['ilk=2026-11-16&son=2026-11-10', { first: '2026-11-10', last: '2026-11-16' }],
  ['ilk=2026-11-10', null],
  ['ilk=2026-02-30&son=2026-03-01', null],
  ['ilk=2024-01-01&son=2026-11-16', null],
])('%s in an address', (search, days) => {
  expect(daysParam({ first: 'ilk', last: 'son' }).read(new URLSearchParams(search))).toEqual(days);
});

test.each([
  ['2026-11-14', { first: '2026-10-01', last: '2026-10-14' }],
  ['2026-03-31', { first: '2026-02-01', last: '2026-02-28' }],
  ['2026-01-05', { first: '2025-12-01', last: '2025-12-05' }],
])('last month until the day of %s', (day, days) => {
  expect(lastMonthUntil(day)).toEqual(days);
});
