import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { subscription } from '@ayna/contracts/subscription';
import { subscriptionChanged } from '@ayna/contracts/subscription.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { hasEnded } from '../rules/periods.ts';
import { toEventPayload } from '../rules/subscription-state.ts';
import { changeRenewal } from '../store/subscription-changes.ts';
import { lockSubscription } from '../store/subscriptions.ts';
import { pricePurchase } from './shared/price-purchase.ts';
import { viewSubscription } from './shared/subscription-view.ts';

/** A smaller package takes nothing away before its time: it begins when the paid term ends. */
export const planChange = async (
  ctx: MemberCtx,
  { body }: InputOf<typeof subscription.routes.planChange>,
) => {
  const { packageCode, period } = body;
  const { change } = await pricePurchase(ctx, ctx.salon, { kind: 'package', packageCode, period }, null);
  await ctx.db.forSalon(ctx.salon, async (tx) => {
    const present = await lockSubscription(tx);
    if (!present?.term || hasEnded(present.endsAt, ctx.now())) throw new Refusal('no-paid-package');
    if (change !== 'later') throw new Refusal('not-at-term-end');
    if (present.version !== body.version) throw new Refusal('conflict');
    // What a reminder named was the price of another package.
    const changed = await changeRenewal(tx, { planned: { packageCode, period }, announced: null });
    tx.emit(subscriptionChanged, toEventPayload(changed));
  });
  return viewSubscription(ctx, ctx.salon);
};

export const dropPlan = async (ctx: MemberCtx) => {
  await ctx.db.forSalon(ctx.salon, async (tx) => {
    const present = await lockSubscription(tx);
    if (!present?.renewal.planned) return;
    const changed = await changeRenewal(tx, { planned: null, announced: null });
    tx.emit(subscriptionChanged, toEventPayload(changed));
  });
  return viewSubscription(ctx, ctx.salon);
};
