import { paymentRefunded } from '@ayna/contracts/payment.events';
import { toLiraText } from '@ayna/domain/kurus';
import { addHistory, addRefunded } from '../../store/attempt-writes.ts';
import { lockAttempt } from '../../store/attempts.ts';
import { endRefund, type OpenRefund, type Refund } from '../../store/refunds.ts';
import type { PaymentCtx } from './payment-ctx.ts';

type Outcome = { readonly state: 'done' | 'failed'; readonly providerCode: string | null };

/** Row, sum and event in one transaction; undefined when somebody else has recorded it. */
export const recordRefund = (ctx: PaymentCtx, { salon, code }: OpenRefund, outcome: Outcome) =>
  ctx.db.forSalon(salon, async (tx): Promise<Refund | undefined> => {
    const now = ctx.now();
    const refund = await endRefund(tx, code, { ...outcome, now });
    if (!refund) return undefined;
    const { attemptCode, amount, byCode, reason } = refund;
    const attempt = await lockAttempt(tx, attemptCode);
    const detail = `${code} ${outcome.providerCode ?? ''}`.trim();
    await addHistory(tx, attemptCode, { step: `refund-${outcome.state}`, detail, now });
    if (outcome.state === 'failed') return refund;
    await addRefunded(tx, attempt, toLiraText(amount));
    tx.emit(paymentRefunded, {
      code: attemptCode,
      reference: attempt.reference,
      amount: amount / 100,
      refundCode: code,
      refunded: (attempt.refunded + amount) / 100,
      byCode,
      reason,
    });
    return refund;
  });
