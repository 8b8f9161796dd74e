import { expect, test } from 'vitest';
import { appointmentTotals, earningsOf, noShowTenths } from './totals.ts';

const day = (date: string, completed: number, canceled: number, noShow: number) => ({
  date,
  pending: 1,
  approved: 2,
  completed,
  canceled,
  noShow,
  newCustomers: 1,
});

test('counts every status, and only the days that are asked for', () => {
  const days = [day('2026-11-01', 5, 1, 0), day('2026-11-20', 3, 0, 2)];
  expect(appointmentTotals(days)).toEqual({
    count: 17,
    completed: 8,
    canceled: 1,
    noShow: 2,
    newCustomers: 2,
  });
  expect(appointmentTotals(days, { first: '2026-11-01', last: '2026-11-18' })).toEqual({
    count: 9,
    completed: 5,
    canceled: 1,
    noShow: 0,
    newCustomers: 1,
  });
  expect(noShowTenths(appointmentTotals(days))).toBe(200);
  expect(noShowTenths(appointmentTotals([]))).toBeNull();
});

test('earnings may be negative and are exact', () => {
  const days = [
    { date: '2026-11-01', income: 0.1, expense: 0 },
    { date: '2026-11-02', income: 0.2, expense: 0.4 },
  ];
  expect(earningsOf(days)).toBe(-0.1);
  expect(earningsOf(days, { first: '2026-11-01', last: '2026-11-01' })).toBe(0.1);
});
