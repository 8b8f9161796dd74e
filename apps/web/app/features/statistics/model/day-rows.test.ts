import { expect, test } from 'vitest';
import { dayRows, highestDay, monthSums, sparkPoints } from './day-rows.ts';

const rows = dayRows({
  period: { first: '2026-03-29', last: '2026-04-01' },
  previous: { first: '2026-03-26', last: '2026-03-28' },
  today: '2026-03-31',
  isClosed: (date) => ['2026-03-28', '2026-03-29', '2026-03-30'].includes(date),
  now: [
    { date: '2026-03-30', value: 4 },
    { date: '2026-04-01', value: 7 },
  ],
  before: [{ date: '2026-03-27', value: 2 }],
});

test('every day has its place, done or planned, beside the day of the period before', () => {
  expect(rows).toEqual([
    { date: '2026-03-29', done: 0, planned: 0, before: 0, isClosed: true },
    // Somebody worked although it is closed.
    { date: '2026-03-30', done: 4, planned: 0, before: 2, isClosed: false },
    { date: '2026-03-31', done: 0, planned: 0, before: null, isClosed: false },
    { date: '2026-04-01', done: 0, planned: 7, before: null, isClosed: false },
  ]);
  expect(highestDay(rows)?.date).toBe('2026-04-01');
  expect(highestDay(rows.slice(2, 3))).toBeUndefined();
});

test('a small line has few points and keeps its mean', () => {
  expect(sparkPoints([1, 2, 3], 10)).toEqual([1, 2, 3]);
  expect(sparkPoints([1, 3, 5, 7], 2)).toEqual([2, 6]);
});

test('days add up to months, to the kurus', () => {
  const days = [
    { date: '2026-10-31', income: 0.1, expense: 1 },
    { date: '2026-11-01', income: 0.1, expense: 0 },
    { date: '2026-11-02', income: 0.2, expense: 5 },
  ];
  expect(monthSums(days)).toEqual([
    { month: '2026-10', income: 0.1, expense: 1 },
    { month: '2026-11', income: 0.3, expense: 5 },
  ]);
});
