import type { SalonCtx } from '@ayna/kernel/ctx';
import { isOver } from '../rules/periods.ts';
import { readSubscription } from '../store/subscriptions.ts';

export const tellMayCreate = async (ctx: SalonCtx) => {
  const held = await ctx.db.forSalon(ctx.salon, readSubscription);
  return { allowed: held !== null && !isOver(held.endsAt, ctx.now()) };
};
