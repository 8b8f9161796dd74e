import { expect, test } from 'vitest';
import { isMedianClearOf } from './stats.ts';

const values = (below: number, above: number): readonly number[] => [
  ...Array.from({ length: below }, () => 0.5),
  ...Array.from({ length: above }, () => 0.9),
];

test.each([
  [2, 9, true],
  [3, 8, false],
  [8, 3, false],
  [9, 2, true],
  [15, 29, true],
  [16, 28, false],
])('%i below a bound and %i above: clear %s', (below, above, isClear) => {
  expect(isMedianClearOf(values(below, above), 0.7)).toBe(isClear);
});
