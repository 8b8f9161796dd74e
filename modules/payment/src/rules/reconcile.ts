import type { ReportedPayment } from '@ayna/contracts/core/payment/facts';

export type DayAttempt = {
  readonly code: string;
  readonly conversation: string;
  readonly paymentId: string | null;
  readonly state: string;
  readonly amount: number;
  /** On the day that is compared; others are there because the provider names them. */
  readonly settledThen: boolean;
};

export type Difference = {
  /** taken: the provider has money that we did not book. missing: we booked money that it does not report. */
  readonly kind: 'taken' | 'missing' | 'amount' | 'unknown';
  readonly paymentId: string | null;
  readonly attempt: string | null;
};

/**
 * Compares a day of ours with the provider's report of it. Payments just before midnight may stand in the report of the
 * next day, so `missing` is asked about one by one before it counts.
 */
export const compareDay = (
  attempts: readonly DayAttempt[],
  reported: readonly ReportedPayment[],
): Difference[] => {
  const payments = reported.filter(({ kind }) => kind === 'payment');
  // By conversation: an attempt whose answer was lost does not know its payment.
  const byConversation = new Map(attempts.map((attempt) => [attempt.conversation, attempt]));
  const found = payments.flatMap(({ paymentId, conversation, amount }): Difference[] => {
    const attempt = byConversation.get(conversation);
    if (!attempt) return [{ kind: 'unknown', paymentId, attempt: null }];
    const about = { paymentId, attempt: attempt.code };
    if (attempt.state !== 'settled') return [{ kind: 'taken', ...about }];
    return attempt.amount === amount ? [] : [{ kind: 'amount', ...about }];
  });
  const named = new Set(payments.map(({ conversation }) => conversation));
  const missing = attempts
    .filter(({ settledThen, conversation }) => settledThen && !named.has(conversation))
    .map(({ code, paymentId }): Difference => ({ kind: 'missing', paymentId, attempt: code }));
  return [...found, ...missing];
};
