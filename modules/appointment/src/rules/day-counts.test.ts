import { expect, test } from 'vitest';
import { type DayGroup, dayCounts } from './day-counts.ts';

const group = (date: string, over: Partial<DayGroup>): DayGroup => ({
  date,
  status: 'Approved',
  isOvernight: false,
  count: 1,
  ...over,
});
const november = { from: '2026-11-01', to: '2026-11-30' };
const none = { continued: 0, pending: 0, completed: 0, noShow: 0, canceled: 0 };

test('every status counts, and each is also told apart', () => {
  const groups = [
    group('2026-11-03', { count: 4 }),
    group('2026-11-03', { status: 'Canceled', count: 2 }),
    group('2026-11-03', { status: 'Pending', count: 1 }),
    group('2026-11-02', { status: 'Completed', count: 5 }),
    group('2026-11-02', { status: 'NoShow', count: 3 }),
  ];
  expect(dayCounts(groups, november)).toEqual([
    { ...none, date: '2026-11-02', count: 8, completed: 5, noShow: 3 },
    { ...none, date: '2026-11-03', count: 7, pending: 1, canceled: 2 },
  ]);
});

test('one that runs past midnight is on both days, and known as the same one', () => {
  expect(dayCounts([group('2026-11-03', { isOvernight: true })], november)).toEqual([
    { ...none, date: '2026-11-03', count: 1 },
    { ...none, date: '2026-11-04', count: 1, continued: 1 },
  ]);
});

test('days outside the span are left out, and what runs into it is kept', () => {
  const groups = [
    group('2026-10-31', { count: 6 }),
    group('2026-10-31', { isOvernight: true, count: 2 }),
    group('2026-11-30', { isOvernight: true }),
  ];
  expect(dayCounts(groups, november)).toEqual([
    { ...none, date: '2026-11-01', count: 2, continued: 2 },
    { ...none, date: '2026-11-30', count: 1 },
  ]);
});
