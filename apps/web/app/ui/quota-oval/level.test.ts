import { describe, expect, test } from 'vitest';
import { isNearlyFull, oval, ovalValue, surfacePath } from './level.ts';

test('the oval is 4 : 5.1', () => {
  expect(oval.height / oval.width).toBeCloseTo(5.1 / 4);
});

describe('a quota is tight', () => {
  test.each([
    [94, 100, true],
    [90, 100, true],
    [89, 100, false],
    [5, 6, false],
    [6, 6, true],
    [0, 0, true],
  ])('%i of %i used: %s', (used, total, tight) => {
    expect(isNearlyFull(used, total)).toBe(tight);
  });
});

test('what is left is never less than nothing', () => {
  expect(ovalValue(188, 500, 'left')).toBe(312);
  expect(ovalValue(188, 500, 'used')).toBe(188);
  expect(ovalValue(7, 6, 'left')).toBe(0);
});

test('the level stands where the share says, and stays within the oval', () => {
  expect(surfacePath(0, 100)).toBe('');
  expect(surfacePath(50, 100)).toMatch(/^M0 45[.]9C/);
  expect(surfacePath(100, 100)).toMatch(/^M0 0[.]0C/);
  expect(surfacePath(130, 100)).toBe(surfacePath(100, 100));
});
