import { payment } from '@ayna/contracts/payment';
import type { OrderStatus, Purchase } from '@ayna/contracts/subscription';
import type { Ctx } from '@ayna/kernel/ctx';
import { instantOf } from '@ayna/kernel/instant';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { decisiveAttempt, KNOWN_MS, type Order, type OrderAttempt, orderStateOf } from '../../rules/order.ts';
import { findInvoiceOf } from '../../store/invoices.ts';
import { readOrder, updateOrder } from '../../store/orders.ts';

/** The attempts to pay an order, newest first, as payment knows them. */
export const attemptsOf = (ctx: Ctx, salonCode: string, reference: string): Promise<OrderAttempt[]> =>
  ctx.call(payment.routes.ofReference, { params: { salonCode, reference } });

/** Null for an order for SMS from before orders kept their pack. */
const purchaseOf = ({ bought, packCode }: Order): Purchase | null => {
  if (bought) return { kind: 'package', packageCode: bought.packageCode, period: bought.period };
  return packCode === null ? null : { kind: 'sms', packCode };
};

const viewOf = (order: Order, attempt: OrderAttempt | null, invoiceCode: string | null): OrderStatus => {
  const state = orderStateOf(order, attempt);
  const isVerifying = state === 'paying' && attempt?.state !== 'at-bank' && order.verifyingSince !== null;
  return {
    code: order.code,
    number: order.number,
    title: order.title,
    change: order.change,
    purchase: purchaseOf(order),
    state,
    amount: order.amount / 100,
    packageName: order.bought?.name ?? null,
    createdAt: instantOf(order.createdAt),
    expiresAt: instantOf(order.expiresAt),
    paidAt: order.paidAt === null ? null : instantOf(order.paidAt),
    attempt: attempt && {
      token: attempt.token,
      state: attempt.state,
      reason: attempt.reason,
      bankPath: attempt.bankPath,
    },
    knownBy: isVerifying ? instantOf((order.verifyingSince ?? 0) + KNOWN_MS) : null,
    invoiceCode,
  };
};

/** How an order stands, after asking payment. It only shows: what was bought is opened by the event of the payment. */
export const showOrder = async (ctx: Ctx, salon: SalonKey, code: string): Promise<OrderStatus | null> => {
  const attempt = decisiveAttempt(await attemptsOf(ctx, salon, code));
  return ctx.db.forSalon(salon, async (tx) => {
    const order = await readOrder(tx, code);
    if (!order) return null;
    const waits = attempt?.state === 'verifying' || attempt?.state === 'settled';
    const verifyingSince = order.verifyingSince ?? (waits && order.state !== 'paid' ? ctx.now() : null);
    if (verifyingSince !== null && order.verifyingSince === null)
      await updateOrder(tx, code, { verifyingSince });
    return viewOf({ ...order, verifyingSince }, attempt, await findInvoiceOf(tx, code));
  });
};
