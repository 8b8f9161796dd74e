import { expect, test } from 'vitest';
import { mayUndoMove } from './undo-move.ts';

const snapshot = { at: 1_000, byCode: 'nehir', version: 4 };
const minutes = (count: number): number => snapshot.at + count * 60_000;

test.each([
  ['by the person who moved it, for a quarter of an hour', snapshot, 4, 'nehir', minutes(15), true],
  ['not after that', snapshot, 4, 'nehir', minutes(15) + 1, false],
  ['not by another person', snapshot, 4, 'deniz', minutes(1), false],
  ['not after another change', snapshot, 5, 'nehir', minutes(1), false],
  ['not without a move', null, 4, 'nehir', minutes(1), false],
] as const)('a move is undone: %s', (_, moved, version, actor, now, may) => {
  expect(mayUndoMove(moved, version, actor, now)).toBe(may);
});
