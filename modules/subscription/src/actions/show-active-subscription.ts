import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { nextRenewalDate, periodOf } from '../rules/periods.ts';
import { toSubscriptionState } from '../rules/subscription-state.ts';
import { readUsage } from '../store/quotas.ts';
import { readSubscription } from '../store/subscriptions.ts';

export const showActiveSubscription = async (ctx: MemberCtx) => {
  const now = ctx.now();
  const { current, used } = await ctx.db.forSalon(ctx.salon, async (tx) => ({
    current: await readSubscription(tx),
    used: await readUsage(tx, periodOf('sms', now)),
  }));
  if (!current) throw new Refusal('not-found');
  return {
    ...toSubscriptionState(current, now),
    quotas: {
      employees: { used: used.employees, limit: current.employees },
      photos: { used: used.photos, limit: current.photos },
      sms: { used: used.sms, limit: current.sms, renewsOn: nextRenewalDate(now) },
    },
  };
};
