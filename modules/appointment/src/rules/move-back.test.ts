import { expect, test } from 'vitest';
import { mayPutBack } from './move-back.ts';

const before = { at: 1_000, byCode: 'nehir', version: 4 };
const minutes = (count: number): number => before.at + count * 60_000;

test.each([
  ['by whoever moved it, a quarter of an hour long', before, 4, 'nehir', minutes(15), true],
  ['not after that', before, 4, 'nehir', minutes(15) + 1, false],
  ['not by somebody else', before, 4, 'deniz', minutes(1), false],
  ['not when something else became of it since', before, 5, 'nehir', minutes(1), false],
  ['not what was never moved', null, 4, 'nehir', minutes(1), false],
] as const)('a move is taken back: %s', (_, moved, version, actor, now, may) => {
  expect(mayPutBack(moved, version, actor, now)).toBe(may);
});
