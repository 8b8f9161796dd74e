import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { payment } from '@ayna/contracts/payment';
import { toLiraText } from '@ayna/domain/kurus';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import type { Attempt } from '../rules/attempt.ts';
import { addHistory } from '../store/attempt-writes.ts';
import { findAttempt, lockAttempt } from '../store/attempts.ts';
import { insertRefund, listRefunds, type Refund, readRefund } from '../store/refunds.ts';
import { LEASE_MS, type PaymentCtx } from './shared/payment-ctx.ts';
import { recordRefund } from './shared/record-refund.ts';
import { toRefund } from './shared/refund-view.ts';

type RefundCtx = PersonCtx & PaymentCtx;
type Order = InputOf<typeof payment.routes.refund>['body'];
type Started = { readonly attempt: Attempt; readonly refund: Refund; readonly isNew: boolean };

/** The row stands before the provider hears of it, and one refund ends before the next begins. */
const start = (ctx: RefundCtx, salon: SalonKey, attemptCode: string, order: Order) =>
  ctx.db.forSalon(salon, async (tx): Promise<Started> => {
    const { refundCode: code, reason } = order;
    const attempt = await lockAttempt(tx, attemptCode);
    const kurus = Math.round(order.amount * 100);
    const known = await readRefund(tx, code);
    if (known) {
      if (known.attemptCode !== attemptCode || known.amount !== kurus) throw new Refusal('key-reused');
      return { attempt, refund: known, isNew: false };
    }
    if (attempt.state !== 'settled' || attempt.providerTransaction === null) throw new Refusal('not-settled');
    const others = await listRefunds(tx, attemptCode);
    if (others.some(({ state }) => state === 'started')) throw new Refusal('refund-in-progress');
    if (attempt.refunded + kurus > attempt.amount) throw new Refusal('refund-too-much');
    const now = ctx.now();
    const refund = await insertRefund(tx, {
      code,
      attemptCode,
      lira: toLiraText(kurus),
      reason,
      byCode: ctx.actor.code,
      leaseUntil: now + LEASE_MS,
      now,
    });
    await addHistory(tx, attemptCode, { step: 'refunding', detail: `${code} ${toLiraText(kurus)}`, now });
    return { attempt, refund, isNew: true };
  });

/** Gives money back. Its event writes who did it and why to the audit log. */
export const refundPayment = async (
  ctx: RefundCtx,
  { params, body }: InputOf<typeof payment.routes.refund>,
) => {
  const ref = await ctx.db.acrossSalons('find the attempt of a refund', (tx) =>
    findAttempt(tx, 'code', params.code),
  );
  if (!ref) throw new Refusal('not-found');
  const { attempt, refund, isNew } = await start(ctx, ref.salon, ref.code, body);
  if (!isNew || attempt.providerTransaction === null) return toRefund(refund);
  const result = await ctx.providers.payment.refund({
    conversation: refund.code,
    transaction: attempt.providerTransaction,
    amount: refund.amount,
  });
  // The sweep asks whether it was made. It is never sent again.
  if (result.kind === 'unknown') return toRefund(refund);
  const outcome =
    result.kind === 'done'
      ? ({ state: 'done', providerCode: null } as const)
      : ({ state: 'failed', providerCode: result.code } as const);
  const ended = await recordRefund(ctx, { salon: ref.salon, code: refund.code }, outcome);
  if (outcome.state === 'failed') throw new Refusal('refund-refused');
  return toRefund(ended ?? refund);
};
