import { expect, test } from 'vitest';
import { refusedTurn } from './status.ts';

test.each([
  ['Draft', 'Published', null],
  ['Published', 'Draft', null],
  ['Published', 'Published', null],
  ['Draft', 'Suspended', 'not-allowed'],
  ['Published', 'Suspended', 'not-allowed'],
  ['Suspended', 'Published', 'suspended'],
  ['Suspended', 'Draft', 'suspended'],
  ['Suspended', 'Suspended', 'suspended'],
] as const)('from %s to %s a member meets %s, and staff nothing', (from, to, refusal) => {
  expect(refusedTurn(from, to, false)).toBe(refusal);
  expect(refusedTurn(from, to, true)).toBeNull();
});
