import { expect, test } from 'vitest';
import { checkStatusChange } from './status.ts';

test.each([
  ['Draft', 'Published', null],
  ['Published', 'Draft', null],
  ['Published', 'Published', null],
  ['Draft', 'Suspended', 'not-allowed'],
  ['Published', 'Suspended', 'not-allowed'],
  ['Suspended', 'Published', 'suspended'],
  ['Suspended', 'Draft', 'suspended'],
  ['Suspended', 'Suspended', 'suspended'],
] as const)('from %s to %s: a member is refused with %s, staff are allowed', (from, to, refusal) => {
  expect(checkStatusChange(from, to, false)).toBe(refusal);
  expect(checkStatusChange(from, to, true)).toBeNull();
});
