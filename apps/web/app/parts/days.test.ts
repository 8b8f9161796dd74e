import { expect, test } from 'vitest';
import { daysParam, isTooLong } from './days.ts';

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
