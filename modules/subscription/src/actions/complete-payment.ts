import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { subscription } from '@ayna/contracts/subscription';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { decisiveAttempt } from '../rules/order.ts';
import { lockOrder, updateOrder } from '../store/orders.ts';
import { lockSubscription } from '../store/subscriptions.ts';
import { attemptsOf, showOrder } from './shared/order-view.ts';

/** The browser is back from the bank. What it brings proves nothing, so this only asks and shows. */
export const completePayment = async (
  ctx: MemberCtx,
  { body }: InputOf<typeof subscription.routes.completePayment>,
) => {
  const shown = await showOrder(ctx, ctx.salon, body.orderCode);
  if (!shown) throw new Refusal('not-found');
  return shown;
};

export const cancelOrder = async (
  ctx: MemberCtx,
  { params }: InputOf<typeof subscription.routes.cancelOrder>,
) => {
  const { code } = params;
  const attempt = decisiveAttempt(await attemptsOf(ctx, ctx.salon, code));
  if (attempt?.state === 'verifying' || attempt?.state === 'settled')
    throw new Refusal('payment-in-progress');
  await ctx.db.forSalon(ctx.salon, async (tx) => {
    const present = await lockSubscription(tx);
    const order = await lockOrder(tx, code);
    // A renewal is ended by switching renewals off.
    if (order?.state === 'open' && present?.renewal.orderCode !== code)
      await updateOrder(tx, code, { state: 'canceled' });
  });
  const shown = await showOrder(ctx, ctx.salon, code);
  if (!shown) throw new Refusal('not-found');
  return shown;
};
