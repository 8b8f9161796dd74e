import type { AttemptReason, AttemptState } from '@ayna/contracts/core/payment/attempts';

type Attempt = {
  readonly state: AttemptState;
  readonly reason: AttemptReason | null;
  readonly refunded: number;
  readonly amount: number;
};

type Order = { readonly state: 'open' | 'paying' | 'paid' | 'canceled' | 'expired' | 'refunded' };

/**
 * paid: the money is there and what was bought is open. opening: the money is there, the rest follows at once.
 * verifying: nobody knows yet. at-bank: the bank's page is open somewhere, or was closed. declined: the bank said no.
 * left: nothing was confirmed, and nothing can come any more. refunded: it was given back.
 */
export type ResultState = 'paid' | 'opening' | 'verifying' | 'at-bank' | 'declined' | 'left' | 'refunded';

/** Reasons that are nobody's no: the person went away, or began again. */
const leaving: ReadonlySet<AttemptReason> = new Set(['not-confirmed', 'abandoned', 'superseded']);

/**
 * What is true now. Money is only said to be there where the attempt is settled, and what was bought only said to be open
 * where the order is paid. Without the order, which only its payer may read, the attempt alone speaks.
 */
export const resultState = (attempt: Attempt, order: Order | undefined): ResultState => {
  if (attempt.state === 'settled') {
    const isRefunded = attempt.refunded >= attempt.amount || order?.state === 'refunded';
    if (isRefunded) return 'refunded';
    return order === undefined || order.state === 'paid' ? 'paid' : 'opening';
  }
  // Nothing is charged for an order that was given up, whatever its page at the bank still says.
  if (order?.state === 'canceled' || order?.state === 'expired') return 'left';
  if (attempt.state === 'at-bank') return 'at-bank';
  if (attempt.state === 'started' || attempt.state === 'verifying') return 'verifying';
  if (attempt.state === 'expired') return 'left';
  return attempt.reason !== null && leaving.has(attempt.reason) ? 'left' : 'declined';
};

/** Whether another try of the same order may begin. */
export const mayRetry = (state: ResultState, order: Order | undefined): boolean =>
  (state === 'declined' || state === 'left') && (order === undefined || order.state === 'open');
