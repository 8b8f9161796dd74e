import { expect, test } from 'vitest';
import { verdictOn } from './hand-over.ts';

const now = 1_794_700_000_000;

test.each([
  ['planned', null, 'hand-over'],
  ['planned', now - 60_000, 'hand-over'],
  ['handed', now, 'wait'],
  ['handed', now - 14_999, 'wait'],
  ['handed', now - 15_000, 'repeat'],
  ['handed', null, 'repeat'],
  ['accepted', now - 60_000, 'leave'],
  ['failed', now - 60_000, 'leave'],
  ['unknown', now - 60_000, 'leave'],
] as const)('%s since %s: %s', (state, handedAt, verdict) => {
  expect(verdictOn({ state, handedAt }, now)).toBe(verdict);
});
