import { expect, test } from 'vitest';
import { completeFeatures, hasFeature } from './features.ts';

const now = Date.parse('2026-11-18T12:00+03:00');
const present = (more: object = {}) => ({ trial: false, endsAt: now + 1, features: [], ...more });

test('every package has what all have, and what was chosen for it once', () => {
  const all = ['online-booking', 'books', 'employee-rights', 'statistics'];
  expect(completeFeatures([])).toEqual(all);
  expect(completeFeatures(['custom-template', 'books', 'custom-template'])).toEqual([
    ...all,
    'custom-template',
  ]);
});

test('a package that has it, or a trial, may use it until it ends', () => {
  expect(hasFeature(present({ features: ['custom-template'] }), 'custom-template', now)).toBe(true);
  expect(hasFeature(present({ trial: true }), 'custom-template', now)).toBe(true);
  expect(hasFeature(present({ trial: true, endsAt: now }), 'custom-template', now)).toBe(false);
  expect(hasFeature(null, 'custom-template', now)).toBe(false);
});

test('a package without it may not, but for what all packages have', () => {
  expect(hasFeature(present(), 'custom-template', now)).toBe(false);
  expect(hasFeature(present(), 'statistics', now)).toBe(true);
});
