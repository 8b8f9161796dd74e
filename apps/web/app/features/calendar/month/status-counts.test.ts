import { expect, test } from 'vitest';
import { statusCounts, totalCount } from './status-counts.ts';

const none = { count: 0, pending: 0, completed: 0, noShow: 0, canceled: 0 };

test('a day of which nothing is known has no shares', () => {
  expect(statusCounts(undefined)).toEqual([]);
  expect(statusCounts(none)).toEqual([]);
});

test('what is left of the count is approved; canceled ones are beside it', () => {
  const shares = statusCounts({ count: 10, pending: 2, completed: 3, noShow: 1, canceled: 4 });
  expect(shares).toEqual([
    { status: 'Completed', count: 3 },
    { status: 'Approved', count: 4 },
    { status: 'Pending', count: 2 },
    { status: 'NoShow', count: 1 },
    { status: 'Canceled', count: 4 },
  ]);
  expect(totalCount(shares)).toBe(14);
});
