import { expect, test } from 'vitest';
import { answerAgain, leftOf } from './quota.ts';

test.each([
  [50, 0, 50],
  [50, 49, 1],
  [50, 50, 0],
  [1, 6, 0],
])('of %d with %d used, %d is left', (limit, used, left) => {
  expect(leftOf(limit, used)).toBe(left);
});

test.each([
  ['spent', { amount: 3, givenBack: 0 }, 3, true],
  ['given back in part', { amount: 3, givenBack: 1 }, 3, true],
  ['given back whole', { amount: 3, givenBack: 3 }, 3, false],
  ['given back before it was spent', { amount: 0, givenBack: 0 }, 3, false],
  ['spent with another amount', { amount: 3, givenBack: 0 }, 2, 'reused'],
] as const)('a key that was %s', (_, move, asked, answer) => {
  expect(answerAgain(move, asked)).toBe(answer);
});
