import type { Ctx } from '@ayna/kernel/ctx';
import { decisiveAttempt } from '../rules/order.ts';
import { releaseCoupons } from '../store/coupons.ts';
import { listOpenSince, lockOrder, type OrderRef, updateOrder } from '../store/orders.ts';
import { numberNewInvoices } from './shared/number-invoices.ts';
import { openPaidOrder } from './shared/open-paid-order.ts';
import { attemptsOf } from './shared/order-view.ts';

const PER_RUN = 200;
/** The event of a payment has come by then, unless something is wrong. */
const WAIT_MS = 90_000;
/** A claim without its order is that of a process which was killed between the two. */
const CLAIM_MS = 10 * 60_000;

/** What payment has taken is opened, also when its event was lost; what nobody paid in time is over. */
const settle = async (ctx: Ctx, { salon, code }: OrderRef): Promise<void> => {
  const attempt = decisiveAttempt(await attemptsOf(ctx, salon, code));
  if (attempt?.state === 'settled') {
    const { code: attemptCode, amount } = attempt;
    await openPaidOrder(ctx, salon, { code: attemptCode, reference: code, amount, cardCode: null });
    return;
  }
  const isLive = attempt && ['started', 'at-bank', 'verifying'].includes(attempt.state);
  if (isLive) return;
  await ctx.db.forSalon(salon, async (tx) => {
    const order = await lockOrder(tx, code);
    if (order?.state === 'open' && order.expiresAt <= ctx.now())
      await updateOrder(tx, code, { state: 'expired' });
  });
};

/** Each minute: orders that wait for their payment, coupons of those that were not paid, invoices without a number. */
export const sweepOrders = async (ctx: Ctx): Promise<void> => {
  const now = ctx.now();
  const open = await ctx.db.acrossSalons('open what was paid', (tx) =>
    listOpenSince(tx, now - WAIT_MS, PER_RUN),
  );
  for (const ref of open)
    await settle(ctx, ref).catch((error: unknown) =>
      ctx.log.error({ err: error, order: ref.code }, 'an order could not be settled'),
    );
  await ctx.db.acrossSalons('release coupons', (tx) => releaseCoupons(tx, now - CLAIM_MS));
  await numberNewInvoices(ctx);
};
