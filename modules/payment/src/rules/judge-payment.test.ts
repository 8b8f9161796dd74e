import type { PaymentFacts } from '@ayna/contracts/core/payment/facts';
import { expect, test } from 'vitest';
import type { Attempt } from './attempt.ts';
import { judgePayment } from './judge-payment.ts';
import { sampleAttempt, sampleFacts } from './sample-attempt.ts';

const now = 1_000_000_000;
const MINUTE_MS = 60_000;
const judge = (attempt: Partial<Attempt>, facts: Partial<PaymentFacts> | null) =>
  judgePayment(sampleAttempt({ createdAt: now, ...attempt }), facts && sampleFacts(facts), now);

test.each(['started', 'at-bank', 'verifying', 'failed', 'expired'] as const)(
  '%s and the very payment: settle',
  (state) => {
    expect(judge({ state }, {})).toEqual({ kind: 'settle' });
  },
);

test.each([
  ['another price', { price: 9_999 }],
  ['another paid price', { paidPrice: 10_001 }],
  ['an unreadable price', { paidPrice: null }],
  ['another currency', { currency: 'USD' }],
  ['another order', { basket: 'another' }],
  ["another attempt's conversation", { conversation: 'another' }],
  ['a foreign payment', { paymentId: '7' }],
])('%s never settles', (_, facts) => {
  expect(judge({ state: 'verifying' }, facts)).toMatchObject({ kind: 'fail', reason: 'mismatch' });
});

test('money that people of the provider look at waits, refused money fails', () => {
  expect(judge({ state: 'verifying' }, { fraud: 0 })).toEqual({ kind: 'wait' });
  expect(judge({ state: 'verifying' }, { fraud: -1 })).toMatchObject({ reason: 'suspected-fraud' });
});

test('a decline fails with its reason', () => {
  expect(judge({ state: 'verifying' }, { status: 'failure', errorCode: '10051' })).toEqual({
    kind: 'fail',
    reason: 'insufficient-funds',
    providerCode: '10051',
  });
});

test('what the bank confirmed is completed, and again only when the first request cannot be on its way any more', () => {
  expect(judge({ state: 'at-bank' }, { status: 'confirmed' })).toEqual({ kind: 'complete' });
  const verifying = (chargedAt: number) => judge({ state: 'verifying', chargedAt }, { status: 'confirmed' });
  expect(verifying(now - MINUTE_MS)).toEqual({ kind: 'wait' });
  expect(verifying(now - MINUTE_MS - 1)).toEqual({ kind: 'complete' });
});

test('the bank page expires after its time, and not before', () => {
  const waiting = (createdAt: number) => judge({ state: 'at-bank', createdAt }, { status: 'waiting' });
  expect(waiting(now - 15 * MINUTE_MS)).toEqual({ kind: 'wait' });
  expect(waiting(now - 15 * MINUTE_MS - 1)).toEqual({ kind: 'expire' });
});

test('a charge that the provider does not know has failed only after three minutes', () => {
  const unknown = (chargedAt: number) => judge({ state: 'verifying', kind: 'stored-card', chargedAt }, null);
  expect(unknown(now - 3 * MINUTE_MS)).toEqual({ kind: 'wait' });
  expect(unknown(now - 3 * MINUTE_MS - 1)).toMatchObject({ kind: 'fail', providerCode: 'not-arrived' });
});

test('a payment whose page was lost fails, because nobody can confirm it', () => {
  expect(judge({ state: 'started' }, null)).toMatchObject({ kind: 'fail', reason: 'provider-error' });
  expect(judge({ state: 'started' }, { status: 'waiting' })).toMatchObject({ kind: 'fail' });
});

test('what is over stays over without money', () => {
  expect(judge({ state: 'failed' }, { status: 'failure' })).toEqual({ kind: 'wait' });
  expect(judge({ state: 'expired' }, null)).toEqual({ kind: 'wait' });
});
