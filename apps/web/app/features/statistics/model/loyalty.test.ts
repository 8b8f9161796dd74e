import { expect, test } from 'vitest';
import { durationOf, lifetimeOf, returnDaysOf } from './loyalty.ts';

test('only those are asked about who had ninety days to come again', () => {
  const october = { first: '2026-10-01', last: '2026-10-31' };
  expect(returnDaysOf(october, '2026-11-18')).toEqual({ first: '2026-07-03', last: '2026-08-02' });
  // While a month runs, its days so far.
  const november = { first: '2026-11-01', last: '2026-11-30' };
  expect(returnDaysOf(november, '2026-11-18')).toEqual({ first: '2026-08-03', last: '2026-08-20' });
  expect(returnDaysOf({ first: '2026-12-01', last: '2026-12-31' }, '2026-11-18')).toBeNull();
});

test('a lifetime is the mean of those who came twice, a worth that of all', () => {
  const sums = {
    customers: 10,
    visits: 40,
    spent: 30_000.5,
    regulars: 5,
    regularVisits: 35,
    regularDays: 1_500,
  };
  expect(lifetimeOf(sums)).toEqual({ stayDays: 300, daysApart: 50, visits: 4, spent: 3_000.05 });
  const nobody = { customers: 0, visits: 0, spent: 0, regulars: 0, regularVisits: 0, regularDays: 0 };
  expect(lifetimeOf(nobody)).toEqual({ stayDays: null, daysApart: null, visits: null, spent: null });
});

test('a duration is told as people tell it', () => {
  expect(durationOf(45.2)).toEqual({ unit: 'days', value: 45 });
  expect(durationOf(300)).toMatchObject({ unit: 'months', value: expect.closeTo(9.86, 2) });
  expect(durationOf(1_096)).toMatchObject({ unit: 'years', value: expect.closeTo(3, 2) });
});
