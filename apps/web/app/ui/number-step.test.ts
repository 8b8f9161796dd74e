import { expect, test } from 'vitest';
import { steppedNumber } from './number-step.ts';

test('counts by its step and stays within its edges', () => {
  expect(steppedNumber(4, 1, { step: 1 })).toBe(5);
  expect(steppedNumber(45, -1, { step: 15 })).toBe(30);
  expect(steppedNumber(1, -1, { step: 1, min: 1 })).toBe(1);
  expect(steppedNumber(99, 1, { step: 5, max: 100 })).toBe(100);
  expect(steppedNumber(0.2, 1, { step: 0.1 })).toBe(0.3);
});

test('begins at the least that is allowed', () => {
  expect(steppedNumber(null, 1, { step: 1, min: 1 })).toBe(1);
  expect(steppedNumber(null, 1, { step: 1 })).toBe(0);
});
