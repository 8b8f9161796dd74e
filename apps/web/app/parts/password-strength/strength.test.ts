import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

test.each([
  ['', 0],
  ['makas1', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['1234567890', 1],
  ['makastarak', 2],
  ['Makastarak9', 3],
  ['makasvetarak9', 3],
  ['Makasvetarak9', 4],
  ['makas tarak ayna fön', 4],
] as const)('%j has strength %i', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
