import { expect, test } from 'vitest';
import { isUnusuallyHigh, usualOf } from './unusual.ts';

test.each([
  ['nothing is known', [], 0, false],
  ['nothing ever failed', [0, 0, 0], 0, false],
  ['a few failures are noise', [0, 0, 5], 0, false],
  ['more than noise after quiet days', [0, 0, 6], 0, true],
  ['as many as usual', [20, 20, 20], 20, false],
  ['twice as many is still usual', [20, 20, 40], 20, false],
  ['more than twice as many', [20, 20, 41], 20, true],
])('%s', (_, counts, usual, isUnusual) => {
  expect(usualOf(counts)).toBe(usual);
  expect(isUnusuallyHigh(counts)).toBe(isUnusual);
});
