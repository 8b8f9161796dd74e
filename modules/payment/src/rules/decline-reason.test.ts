import { expect, test } from 'vitest';
import { declineReason } from './decline-reason.ts';

test.each([
  ['10051', 'insufficient-funds'],
  ['10005', 'declined'],
  ['10054', 'expired-card'],
  ['10084', 'wrong-cvc'],
  ['10043', 'card-blocked'],
  ['md-0', 'not-confirmed'],
  ['10999', 'declined'],
  ['1001', 'provider-error'],
])('%s is %s', (code, reason) => {
  expect(declineReason(code)).toBe(reason);
});
