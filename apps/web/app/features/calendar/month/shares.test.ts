import { expect, test } from 'vitest';
import { allOf, sharesOf } from './shares.ts';

const none = { count: 0, pending: 0, completed: 0, noShow: 0, canceled: 0 };

test('a day of which nothing is known has no shares', () => {
  expect(sharesOf(undefined)).toEqual([]);
  expect(sharesOf(none)).toEqual([]);
});

test('what is left of the count is approved; canceled ones are beside it', () => {
  const shares = sharesOf({ count: 10, pending: 2, completed: 3, noShow: 1, canceled: 4 });
  expect(shares).toEqual([
    { status: 'Completed', many: 3 },
    { status: 'Approved', many: 4 },
    { status: 'Pending', many: 2 },
    { status: 'NoShow', many: 1 },
    { status: 'Canceled', many: 4 },
  ]);
  expect(allOf(shares)).toBe(14);
});
