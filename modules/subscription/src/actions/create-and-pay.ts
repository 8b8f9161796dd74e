import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { payment } from '@ayna/contracts/payment';
import type { OrderStatus, OrderToPay, subscription } from '@ayna/contracts/subscription';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { WithHttp } from '@ayna/kernel/module';
import type { Order } from '../rules/order.ts';
import { findByKey, insertKey, readOrder, updateOrder } from '../store/orders.ts';
import { readSettings } from '../store/settings.ts';
import { readTaxDetails } from '../store/tax-details.ts';
import { saveTry } from '../store/tries.ts';
import { applyOrder } from './shared/apply-order.ts';
import { payingBuyer } from './shared/buyer.ts';
import { makeOrder } from './shared/make-order.ts';
import { showOrder } from './shared/order-view.ts';

type Input = InputOf<typeof subscription.routes.createAndPay>;
type PayCtx = MemberCtx & WithHttp;

/** An order that was not paid is tried again with its price, as long as it stands. */
const retryOrder = (ctx: MemberCtx, code: string, { key, amount, store, cardCode }: OrderToPay) =>
  ctx.db.forSalon(ctx.salon, async (tx): Promise<Order> => {
    const order = await readOrder(tx, code);
    if (!order) throw new Refusal('not-found');
    if (order.state === 'paid' || order.state === 'refunded') throw new Refusal('already-paid');
    if (order.state !== 'open' || order.expiresAt <= ctx.now()) throw new Refusal('order-over');
    if (order.amount !== Math.round(amount * 100)) throw new Refusal('price-changed');
    if (!(await insertKey(tx, key, code))) throw new Refusal('key-reused');
    await updateOrder(tx, code, { store, cardCode: cardCode ?? null });
    return order;
  });

const orderFor = async (ctx: MemberCtx, form: OrderToPay): Promise<Order> => {
  const known = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const code = await findByKey(tx, form.key);
    return code === null ? null : readOrder(tx, code);
  });
  // The same press again. Payment finds the attempt that it made, or makes the one that a killed process did not.
  if (known) return known;
  return form.orderCode ? retryOrder(ctx, form.orderCode, form) : makeOrder(ctx, form);
};

/** The card is handed on to payment and kept nowhere. */
const askForMoney = async (ctx: PayCtx, order: Order, { key, card, cardCode, store }: OrderToPay) => {
  const { salon, actor, http } = ctx;
  const details = await ctx.db.forSalon(salon, readTaxDetails);
  if (!details) throw new Refusal('tax-details-needed');
  const request = {
    salonCode: salon,
    reference: order.code,
    key,
    amount: order.amount / 100,
    currency: 'TRY' as const,
    item: { code: order.code, name: order.title },
    buyer: payingBuyer(details, actor.code, http.address),
  };
  if (card) return ctx.call(payment.routes.start, { body: { ...request, byCode: actor.code, card, store } });
  if (cardCode) return ctx.call(payment.routes.charge, { body: { ...request, cardCode } });
  throw new Refusal('card-missing');
};

/** Costs nothing, so that nobody has to be asked for money. */
const openFreeOrder = async (ctx: PayCtx, order: Order): Promise<void> => {
  const { seller } = await ctx.db.acrossSalons('read the seller of an order', readSettings);
  await ctx.db.forSalon(ctx.salon, (tx) =>
    applyOrder(ctx, tx, order.code, { attemptCode: null, cardCode: null, seller }),
  );
};

const pay = async (ctx: PayCtx, order: Order, form: OrderToPay): Promise<void> => {
  if (order.amount === 0) {
    await openFreeOrder(ctx, order);
    return;
  }
  const { code } = await askForMoney(ctx, order, form);
  await ctx.db.forSalon(ctx.salon, (tx) =>
    saveTry(tx, { code, orderCode: order.code, state: 'waiting', reason: null, at: ctx.now() }),
  );
};

/** The order stands with its price before payment hears of it. What it opens is opened by the event of the payment. */
export const createAndPay = async (ctx: PayCtx, { body }: Input): Promise<OrderStatus> => {
  const { card, cardCode, amount } = body;
  if (amount > 0 && !card && !cardCode) throw new Refusal('card-missing');
  const order = await orderFor(ctx, body);
  if (order.state === 'open') await pay(ctx, order, body);
  const shown = await showOrder(ctx, ctx.salon, order.code);
  if (!shown) throw new Refusal('not-found');
  return shown;
};
