import type { DataOf } from '@ayna/contracts/core/event';
import type { paymentRefunded } from '@ayna/contracts/payment.events';
import { billingNoticeRequested, subscriptionChanged } from '@ayna/contracts/subscription.events';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx, SalonEventCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { Order } from '../rules/order.ts';
import { accessEnd, firstTryAt } from '../rules/renewal.ts';
import { type Subscription, toEventPayload } from '../rules/subscription-state.ts';
import { dayOf, startOf } from '../rules/term-dates.ts';
import { lockOrder, updateOrder } from '../store/orders.ts';
import { addExtra } from '../store/quotas.ts';
import { endTerm, updateTerm } from '../store/subscription-changes.ts';
import { lockSubscription } from '../store/subscriptions.ts';
import { readTaxDetails } from '../store/tax-details.ts';
import { endTerms, insertTerm, readTermBefore } from '../store/terms.ts';
import { saveRefund } from '../store/tries.ts';

/** The package before an upgrade that was given back, as long as its days last. */
const restoreBefore = async (ctx: Ctx, tx: SalonTx, present: Subscription, order: Order) => {
  const before = await readTermBefore(tx, order.code);
  const now = ctx.now();
  if (!before || startOf(before.to) <= now) return null;
  const term = { ...before, code: newCode(), orderCode: before.orderCode };
  await insertTerm(tx, { ...term, from: dayOf(now) });
  return updateTerm(
    tx,
    {
      ...before,
      startedAt: present.startedAt,
      endsAt: accessEnd(before.to, present.renewal.auto),
      lastPaymentAt: present.lastPaymentAt,
      term,
    },
    firstTryAt(before.to),
  );
};

/** A term whose money was given back is over; an upgrade goes back to the package before it. */
const closePackage = async (ctx: Ctx, tx: SalonTx, present: Subscription, order: Order): Promise<void> => {
  // Another order has replaced this term: what runs now was paid with other money.
  if (present.term?.orderCode !== order.code) return;
  await endTerms(tx, dayOf(ctx.now()));
  const restored = order.change === 'upgrade' ? await restoreBefore(ctx, tx, present, order) : null;
  const end = Math.max(present.startedAt + 1, Math.min(present.endsAt, ctx.now()));
  tx.emit(subscriptionChanged, toEventPayload(restored ?? (await endTerm(tx, end))));
};

/** Staff gave money back. All of an order's money takes back what it bought; a part of it is a kindness. */
export const followRefund = (
  ctx: SalonEventCtx,
  { code, reference, amount, refunded, refundCode }: DataOf<typeof paymentRefunded>,
): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const present = await lockSubscription(tx);
    const order = await lockOrder(tx, reference);
    if (!order) return;
    const now = ctx.now();
    const isNew = await saveRefund(tx, {
      code: refundCode,
      attemptCode: code,
      amount: Math.round(amount * 100),
      at: now,
    });
    if (!isNew) return;
    const isWhole = Math.round(refunded * 100) >= order.amount && order.attemptCode === code;
    if (isWhole && order.state === 'paid') {
      await updateOrder(tx, reference, { state: 'refunded' });
      if (!order.bought) await addExtra(tx, -order.sms);
      else if (present) await closePackage(ctx, tx, present, order);
    }
    const details = await readTaxDetails(tx);
    if (!details) return;
    tx.emit(billingNoticeRequested, {
      kind: 'refunded',
      cause: `refunded:${refundCode}`,
      to: details.email,
      name: details.name,
      title: order.title,
      amount,
      on: null,
      orderNumber: order.number,
    });
  });
