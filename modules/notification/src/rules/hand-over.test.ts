import { expect, test } from 'vitest';
import { verdictOn } from './hand-over.ts';

const now = 1_794_700_000_000;

test.each([
  ['planned', null, 'hand-over', 'hand-over'],
  ['planned', now - 60_000, 'hand-over', 'hand-over'],
  ['handed', now, 'wait', 'wait'],
  ['handed', now - 14_999, 'wait', 'wait'],
  ['handed', now - 15_000, 'repeat', 'ask'],
  ['handed', null, 'repeat', 'ask'],
  ['accepted', now - 60_000, 'leave', 'leave'],
  ['failed', now - 60_000, 'leave', 'leave'],
  ['unknown', now - 60_000, 'leave', 'leave'],
] as const)('%s since %s: a mail %s, an SMS %s', (state, handedAt, mail, sms) => {
  expect(verdictOn({ channel: 'mail', state, handedAt }, now)).toBe(mail);
  expect(verdictOn({ channel: 'sms', state, handedAt }, now)).toBe(sms);
});
