import { expect, test } from 'vitest';
import { isRepeatAllowed, remainingQuota } from './quota.ts';

test.each([
  [50, 0, 50],
  [50, 49, 1],
  [50, 50, 0],
  [1, 6, 0],
])('of %d with %d used, %d is left', (limit, used, left) => {
  expect(remainingQuota(limit, used)).toBe(left);
});

test.each([
  ['spent', { amount: 3, released: 0 }, 3, true],
  ['released in part', { amount: 3, released: 1 }, 3, true],
  ['released completely', { amount: 3, released: 3 }, 3, false],
  ['released before it was spent', { amount: 0, released: 0 }, 3, false],
  ['spent with another amount', { amount: 3, released: 0 }, 2, 'reused'],
] as const)('a key that was %s', (_, move, requested, expected) => {
  expect(isRepeatAllowed(move, requested)).toBe(expected);
});
