import type { InputOf } from '@ayna/contracts/core/contract';
import type { subscription } from '@ayna/contracts/subscription';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { hasFeature } from '../rules/features.ts';
import { readSubscription } from '../store/subscriptions.ts';

export const checkFeature = async (
  ctx: SalonCtx,
  { params }: InputOf<typeof subscription.routes.hasFeature>,
) => {
  const present = await ctx.db.forSalon(ctx.salon, readSubscription);
  return { allowed: hasFeature(present, params.feature, ctx.now()) };
};
