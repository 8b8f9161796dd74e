import type { DataOf } from '@ayna/contracts/core/event';
import type { paymentFailed } from '@ayna/contracts/payment.events';
import { billingNoticeRequested } from '@ayna/contracts/subscription.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { nextTryAt } from '../rules/renewal.ts';
import { dayOf } from '../rules/term-dates.ts';
import { readOrder } from '../store/orders.ts';
import { updateRenewal } from '../store/subscription-changes.ts';
import { lockSubscription } from '../store/subscriptions.ts';
import { readTaxDetails } from '../store/tax-details.ts';
import { saveTry } from '../store/tries.ts';

/** A try failed. Of a renewal people hear by mail, with the day of the next try. */
export const recordFailure = (
  ctx: SalonEventCtx,
  { code, reference, reason }: DataOf<typeof paymentFailed>,
): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const present = await lockSubscription(tx);
    const order = await readOrder(tx, reference);
    if (!order || order.state === 'paid' || order.state === 'refunded') return;
    await saveTry(tx, { code, orderCode: reference, state: 'failed', reason, at: ctx.now() });
    if (present?.renewal.orderCode !== reference) return;
    await updateRenewal(tx, { reason });
    const details = await readTaxDetails(tx);
    if (!details) return;
    const nextAt = present.term && nextTryAt(present.term.to, ctx.now());
    tx.emit(billingNoticeRequested, {
      kind: nextAt === null ? 'renewal-over' : 'renewal-failed',
      cause: `failed:${code}`,
      to: details.email,
      name: details.name,
      title: order.title,
      amount: order.amount / 100,
      on: nextAt === null ? dayOf(present.endsAt) : dayOf(nextAt),
      orderNumber: order.number,
    });
  });
