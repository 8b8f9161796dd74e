import { expect, test } from 'vitest';
import { percentOf, segmentStates } from './segments.ts';

test('done are full, the current one is half, the rest is empty', () => {
  expect(segmentStates(2, 4, false)).toEqual(['done', 'current', 'rest', 'rest']);
  expect(segmentStates(2, 4, true)).toEqual(['done', 'done', 'rest', 'rest']);
  expect(segmentStates(0, 3, false)).toEqual(['rest', 'rest', 'rest']);
  expect(segmentStates(1, 0, false)).toEqual([]);
});

test('a share is never under 0 nor over 100 percent', () => {
  expect(percentOf(66, 100)).toBe(66);
  expect(percentOf(1, 3)).toBe(33);
  expect(percentOf(12, 10)).toBe(100);
  expect(percentOf(-1, 10)).toBe(0);
  expect(percentOf(1, 0)).toBe(0);
});
