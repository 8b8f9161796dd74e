import { expect, test } from 'vitest';
import { stepIn } from './step-param.ts';

test.each([
  ['', 1, 1],
  ['', 3, 3],
  ['adim=2', 3, 2],
  ['adim=4', 3, 3],
  ['adim=0', 2, 2],
  ['adim=zwei', 2, 2],
] as const)('?%s after step %i leads to %i', (search, reached, step) => {
  expect(stepIn(new URLSearchParams(search), reached)).toBe(step);
});
