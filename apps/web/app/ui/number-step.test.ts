import { expect, test } from 'vitest';
import { stepNumber } from './number-step.ts';

test('counts by its step and stays within its edges', () => {
  expect(stepNumber(4, 1, { step: 1 })).toBe(5);
  expect(stepNumber(45, -1, { step: 15 })).toBe(30);
  expect(stepNumber(1, -1, { step: 1, min: 1 })).toBe(1);
  expect(stepNumber(99, 1, { step: 5, max: 100 })).toBe(100);
  expect(stepNumber(0.2, 1, { step: 0.1 })).toBe(0.3);
});

test('begins at the least that is allowed', () => {
  expect(stepNumber(null, 1, { step: 1, min: 1 })).toBe(1);
  expect(stepNumber(null, 1, { step: 1 })).toBe(0);
});
