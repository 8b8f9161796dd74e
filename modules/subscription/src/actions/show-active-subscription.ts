import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { subscription } from '@ayna/contracts/subscription';
import type { MemberCtx, PersonCtx } from '@ayna/kernel/ctx';
import { findSalonKey } from '../store/subscription-lists.ts';
import { viewSubscription } from './shared/subscription-view.ts';

export const showActiveSubscription = (ctx: MemberCtx) => viewSubscription(ctx, ctx.salon);

/** The same for platform staff, who belong to no salon. */
export const showSubscriptionOfSalon = async (
  ctx: PersonCtx,
  { params }: InputOf<typeof subscription.routes.bySalon>,
) => {
  const salon = await ctx.db.acrossSalons('find the salon of a subscription', (tx) =>
    findSalonKey(tx, params.salonCode),
  );
  if (!salon) throw new Refusal('not-found');
  return viewSubscription(ctx, salon);
};
