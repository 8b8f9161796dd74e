import type { AttemptReason } from '@ayna/contracts/core/payment/attempts';
import type { PaymentFacts } from '@ayna/contracts/core/payment/facts';
import type { Attempt } from './attempt.ts';
import { declineReason } from './decline-reason.ts';

const SECOND_MS = 1_000;
/** How long a request for money may still be on its way at the provider after we stopped waiting for the answer. */
const IN_FLIGHT_MS = 60 * SECOND_MS;
/** A charge that the provider does not know by then never arrived. */
const LOST_MS = 180 * SECOND_MS;
/** The bank's page works no longer than this. */
const BANK_LIMIT_MS = 15 * 60 * SECOND_MS;

export type Verdict =
  | { readonly kind: 'settle' }
  | { readonly kind: 'complete' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'fail'; readonly reason: AttemptReason; readonly providerCode: string | null }
  | { readonly kind: 'expire' };

const wait: Verdict = { kind: 'wait' };
const fail = (reason: AttemptReason, providerCode: string | null = null): Verdict => ({
  kind: 'fail',
  reason,
  providerCode,
});

/** What the provider was paid is what we asked for: this payment, this order, this price to the kurus. */
export const matches = (attempt: Attempt, facts: PaymentFacts): boolean =>
  facts.conversation === attempt.conversation &&
  (attempt.providerPayment === null || facts.paymentId === attempt.providerPayment) &&
  facts.basket === attempt.code &&
  facts.currency === 'TRY' &&
  facts.price === attempt.amount &&
  facts.paidPrice === attempt.amount;

const judgeSuccess = (attempt: Attempt, facts: PaymentFacts): Verdict => {
  if (!matches(attempt, facts)) return fail('mismatch', 'mismatch');
  if (facts.fraud === 0) return wait;
  return facts.fraud === 1 ? { kind: 'settle' } : fail('suspected-fraud', 'fraud');
};

const judgeUnknown = ({ state, kind, chargedAt, createdAt }: Attempt, now: number): Verdict => {
  if (state === 'started') return fail('provider-error', 'not-started');
  if (state === 'at-bank') return now - createdAt > BANK_LIMIT_MS ? { kind: 'expire' } : wait;
  const isLost = kind === 'stored-card' && now - (chargedAt ?? createdAt) > LOST_MS;
  return isLost ? fail('provider-error', 'not-arrived') : wait;
};

const judgeUncharged = (attempt: Attempt, status: 'waiting' | 'confirmed', now: number): Verdict => {
  const { state, chargedAt, createdAt } = attempt;
  // The answer with the bank's page was lost, so nobody can go there.
  if (state === 'started') return fail('provider-error', 'page-lost');
  if (state === 'verifying') return now - (chargedAt ?? 0) > IN_FLIGHT_MS ? { kind: 'complete' } : wait;
  if (status === 'confirmed') return { kind: 'complete' };
  return now - createdAt > BANK_LIMIT_MS ? { kind: 'expire' } : wait;
};

/** What an attempt comes to by what the provider says about its payment; null when the provider does not know it. */
export const judgePayment = (attempt: Attempt, facts: PaymentFacts | null, now: number): Verdict => {
  if (facts?.status === 'success') return judgeSuccess(attempt, facts);
  if (attempt.state === 'failed' || attempt.state === 'expired') return wait;
  if (facts === null) return judgeUnknown(attempt, now);
  if (facts.status === 'failure')
    return fail(declineReason(facts.errorCode ?? ''), facts.errorCode ?? 'failure');
  return judgeUncharged(attempt, facts.status, now);
};
