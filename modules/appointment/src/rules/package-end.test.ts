import { expect, test } from 'vitest';
import { hasPackage } from './package-end.ts';

test.each([
  ['ends later', 1_001, true],
  ['ends now', 1_000, false],
  ['has ended', 999, false],
  ['is not known yet', null, true],
])('a salon whose package %s: may take new appointments %s', (_, endsAt, expected) => {
  expect(hasPackage(endsAt, 1_000)).toBe(expected);
});
