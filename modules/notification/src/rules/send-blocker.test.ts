import { expect, test } from 'vitest';
import { findSendBlocker } from './send-blocker.ts';

const now = 1_794_700_000_000;

test.each([
  ['sms', '+905321234567', null, null],
  ['sms', '+905321234567', now + 1, null],
  ['sms', '+905321234567', now, 'expired before it was sent'],
  ['sms', '+902121234567', null, 'not a Turkish mobile number'],
  ['sms', '+4915112345678', null, 'not a Turkish mobile number'],
  ['sms', '05321234567', null, 'not a Turkish mobile number'],
  ['sms', '+9053212345678', null, 'not a Turkish mobile number'],
  ['mail', 'gelen@ornek.com', null, null],
  ['mail', 'gelen@ornek.com', now - 1, 'expired before it was sent'],
] as const)('%s to %s until %s: %s', (channel, recipient, expiresAt, why) => {
  expect(findSendBlocker({ channel, recipient, expiresAt }, now)).toBe(why);
});
