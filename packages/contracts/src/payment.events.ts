import * as z from 'zod/mini';
import { event } from './core/event.ts';
import { lira } from './core/money.ts';
import { attemptReason } from './core/payment/attempts.ts';
import { code } from './core/shapes.ts';

const attempt = { code, reference: code, amount: lira };

/**
 * The money of an order was taken. It comes at most once for an order, but it may come after `payment.failed` of the same
 * attempt, when the provider told late that it had charged the card after all.
 */
export const paymentSettled = event('payment.settled', {
  data: z.object({
    ...attempt,
    kind: z.enum(['card', 'stored-card']),
    settledAt: z.iso.datetime(),
    /** The card that renewals may be taken from, if the person wanted it stored. */
    cardCode: z.nullable(code),
  }),
});

/** An attempt ended without money. The order may be tried again. */
export const paymentFailed = event('payment.failed', {
  data: z.object({ ...attempt, kind: z.enum(['card', 'stored-card']), reason: attemptReason }),
});

/** Platform staff gave money back. `amount` is that of this refund, `refunded` that of all refunds of the attempt. */
export const paymentRefunded = event('payment.refunded', {
  data: z.object({
    ...attempt,
    refundCode: code,
    refunded: lira,
    byCode: code,
    reason: z.string(),
  }),
});
