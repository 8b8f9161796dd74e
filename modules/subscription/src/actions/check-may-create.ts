import type { SalonCtx } from '@ayna/kernel/ctx';
import { hasEnded } from '../rules/periods.ts';
import { readSubscription } from '../store/subscriptions.ts';

export const checkMayCreate = async (ctx: SalonCtx) => {
  const current = await ctx.db.forSalon(ctx.salon, readSubscription);
  const allowed = current !== null && !hasEnded(current.endsAt, ctx.now());
  return { allowed, paid: allowed && !current.trial };
};
