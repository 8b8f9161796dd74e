import { expect, test } from 'vitest';
import { nextStep } from './delivery-step.ts';

const now = 1_794_700_000_000;

test.each([
  ['planned', null, 'send', 'send'],
  ['planned', now - 60_000, 'send', 'send'],
  ['handed', now, 'wait', 'wait'],
  ['handed', now - 14_999, 'wait', 'wait'],
  ['handed', now - 15_000, 'resend', 'check'],
  ['handed', null, 'resend', 'check'],
  ['accepted', now - 60_000, 'skip', 'skip'],
  ['failed', now - 60_000, 'skip', 'skip'],
  ['unknown', now - 60_000, 'skip', 'skip'],
] as const)('%s since %s: mail %s, SMS %s', (state, handedAt, mail, sms) => {
  expect(nextStep({ channel: 'mail', state, handedAt }, now)).toBe(mail);
  expect(nextStep({ channel: 'sms', state, handedAt }, now)).toBe(sms);
});
