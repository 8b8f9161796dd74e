import { expect, test } from 'vitest';
import { matchesEtag } from './bytes.ts';

test.each([
  [undefined, false],
  ['', false],
  ['"one"', true],
  ['W/"one"', true],
  ['"two", "one"', true],
  ['"two","three"', false],
  ['one', false],
  ['*', true],
])('if-none-match: %s', (header, held) => {
  expect(matchesEtag(header, 'one')).toBe(held);
});
