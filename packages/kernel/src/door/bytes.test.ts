import { expect, test } from 'vitest';
import { isHeld } from './bytes.ts';

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
  expect(isHeld(header, 'one')).toBe(held);
});
