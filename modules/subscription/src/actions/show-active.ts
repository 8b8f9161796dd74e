import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { periodOf, renewsOn } from '../rules/periods.ts';
import { stateOf } from '../rules/state.ts';
import { readUsage } from '../store/quotas.ts';
import { readSubscription } from '../store/subscriptions.ts';

export const showActive = async (ctx: MemberCtx) => {
  const now = ctx.now();
  const { held, used } = await ctx.db.forSalon(ctx.salon, async (tx) => ({
    held: await readSubscription(tx),
    used: await readUsage(tx, periodOf('sms', now)),
  }));
  if (!held) throw new Refusal('not-found');
  return {
    ...stateOf(held, now),
    quotas: {
      employees: { used: used.employees, limit: held.employees },
      photos: { used: used.photos, limit: held.photos },
      sms: { used: used.sms, limit: held.sms, renewsOn: renewsOn(now) },
    },
  };
};
