import { expect, test } from 'vitest';
import { monthCount, statusCounts } from './status-counts.ts';

const none = { count: 0, pending: 0, completed: 0, noShow: 0, canceled: 0 };

test('a day of which nothing is known has no shares', () => {
  expect(statusCounts(undefined)).toEqual([]);
  expect(statusCounts(none)).toEqual([]);
});

test('what is left of the count is approved; canceled ones are a part of it', () => {
  const shares = statusCounts({ count: 14, pending: 2, completed: 3, noShow: 1, canceled: 4 });
  expect(shares).toEqual([
    { status: 'Completed', count: 3 },
    { status: 'Approved', count: 4 },
    { status: 'Pending', count: 2 },
    { status: 'NoShow', count: 1 },
    { status: 'Canceled', count: 4 },
  ]);
});

test('a month has one that runs past midnight once, also one that began in the month before', () => {
  const days = [
    { count: 3, continued: 1 },
    { count: 4, continued: 2 },
    { count: 1, continued: 0 },
  ];
  expect(monthCount(days)).toBe(6);
  expect(monthCount([])).toBe(0);
});
