import { expect, test } from 'vitest';
import type { Attempt } from './attempt.ts';
import { nextStep, type Trigger } from './next-step.ts';
import { sampleAttempt } from './sample-attempt.ts';

const now = 1_000_000_000;
const stepOf = (changes: Partial<Attempt>, trigger: Trigger) =>
  nextStep(sampleAttempt(changes), trigger, now);

test.each([
  ['at-bank', 'confirmed', 'complete'],
  ['at-bank', 'refused', 'fail'],
  ['at-bank', 'hint', 'ask'],
  ['started', 'confirmed', 'ask'],
  ['verifying', 'confirmed', 'ask'],
  ['verifying', 'refused', 'ask'],
  ['settled', 'paid', 'done'],
  ['settled', 'refused', 'done'],
  ['failed', 'confirmed', 'done'],
  ['expired', 'hint', 'done'],
  ['failed', 'paid', 'ask'],
] as const)('%s and %s: %s', (state, trigger, step) => {
  expect(stepOf({ state }, trigger)).toBe(step);
});

test('what another process works on waits until its lease ends', () => {
  expect(stepOf({ state: 'verifying', leaseUntil: now + 1 }, 'confirmed')).toBe('wait');
  expect(stepOf({ state: 'verifying', leaseUntil: now }, 'confirmed')).toBe('ask');
});

test('a flood of hints asks once in five seconds, and a signed answer does not wait for it', () => {
  expect(stepOf({ state: 'at-bank', checkedAt: now - 4_999 }, 'hint')).toBe('wait');
  expect(stepOf({ state: 'at-bank', checkedAt: now - 5_000 }, 'hint')).toBe('ask');
  expect(stepOf({ state: 'at-bank', checkedAt: now }, 'confirmed')).toBe('complete');
});
