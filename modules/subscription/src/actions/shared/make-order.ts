import { Refusal } from '@ayna/contracts/core/refusal';
import type { OrderToPay } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { decisiveAttempt, ORDER_MS, type Order } from '../../rules/order.ts';
import type { Subscription } from '../../rules/subscription-state.ts';
import { claimCoupon } from '../../store/coupons.ts';
import {
  findByKey,
  insertKey,
  insertOrder,
  listOpenOrders,
  readOrder,
  updateOrder,
} from '../../store/orders.ts';
import { updateRenewal } from '../../store/subscription-changes.ts';
import { lockSubscription } from '../../store/subscriptions.ts';
import { readTaxDetails } from '../../store/tax-details.ts';
import { attemptsOf } from './order-view.ts';
import { type PricedPurchase, pricePurchase } from './price-purchase.ts';

/** Money of another order may be under way: anyone who pays now would pay twice. */
const refuseWhileVerifying = async (ctx: MemberCtx): Promise<void> => {
  const open = await ctx.db.forSalon(ctx.salon, listOpenOrders);
  for (const { code } of open) {
    const attempt = decisiveAttempt(await attemptsOf(ctx, ctx.salon, code));
    if (attempt?.state === 'verifying' || attempt?.state === 'settled')
      throw new Refusal('payment-in-progress', { details: { orderCode: code } });
  }
};

const insert = async (
  ctx: MemberCtx,
  tx: SalonTx,
  code: string,
  priced: PricedPurchase,
  { key, store, cardCode }: OrderToPay,
): Promise<Order> => {
  const now = ctx.now();
  const { change, title, sms, bought, packCode, amount, vatRate, coupon, subscription } = priced;
  if (change === 'later') throw new Refusal('only-at-term-end');
  const order = await insertOrder(tx, {
    code,
    change,
    title,
    sms,
    bought,
    packCode,
    basis: bought ? (subscription?.term?.code ?? null) : null,
    amount,
    vatRate,
    couponCode: coupon?.code ?? null,
    store,
    cardCode: cardCode ?? null,
    createdAt: now,
    expiresAt: now + ORDER_MS,
    byCode: ctx.actor.code,
  });
  if (!(await insertKey(tx, key, code))) throw new Refusal('conflict');
  return order;
};

/** A salon has one open order for its package: a new one replaces the others, that of a renewal too. */
const replaceOpenOrders = async (
  tx: SalonTx,
  present: Subscription | null,
  priced: PricedPurchase,
): Promise<void> => {
  // Priced on a row that has changed since: the person sees the new price first.
  if ((present?.version ?? null) !== (priced.subscription?.version ?? null))
    throw new Refusal('price-changed');
  if (!priced.bought) return;
  const renewal = present?.renewal;
  if (renewal?.orderCode && !renewal.sent) throw new Refusal('payment-in-progress');
  for (const { code } of await listOpenOrders(tx)) await updateOrder(tx, code, { state: 'canceled' });
  if (renewal?.orderCode) await updateRenewal(tx, { orderCode: null, tryNumber: 0 });
};

/** The price is computed here once more, whatever the browser showed. */
export const makeOrder = async (ctx: MemberCtx, form: OrderToPay): Promise<Order> => {
  const { salon } = ctx;
  const coupon = form.coupon ?? null;
  const priced = await pricePurchase(ctx, salon, form.purchase, coupon);
  if (priced.change === 'later') throw new Refusal('only-at-term-end');
  if (priced.amount !== Math.round(form.amount * 100))
    throw new Refusal('price-changed', { details: { amount: priced.amount / 100 } });
  if (!(await ctx.db.forSalon(salon, readTaxDetails))) throw new Refusal('tax-details-needed');
  if (priced.bought) await refuseWhileVerifying(ctx);
  const code = newCode();
  const used = priced.coupon;
  if (used) {
    const claim = { salonCode: salon, code: used.code, orderCode: code, now: ctx.now() };
    const claimed = await ctx.db.acrossSalons('claim a coupon', (tx) => claimCoupon(tx, claim));
    if (!claimed) throw new Refusal('coupon-used-up');
  }
  return ctx.db.forSalon(salon, async (tx) => {
    // Of two presses with one key the second one waits here and finds the order of the first.
    const present = await lockSubscription(tx);
    const known = await findByKey(tx, form.key);
    const order = known === null ? null : await readOrder(tx, known);
    if (order) return order;
    await replaceOpenOrders(tx, present, priced);
    return insert(ctx, tx, code, priced, form);
  });
};
