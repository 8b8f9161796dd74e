import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { subscription } from '@ayna/contracts/subscription';
import type { Ctx, MemberCtx, PersonCtx } from '@ayna/kernel/ctx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { nextRenewalDate, periodOf } from '../rules/periods.ts';
import { toSubscriptionState } from '../rules/subscription-state.ts';
import { readUsage } from '../store/quotas.ts';
import { findSalonKey, readSubscription } from '../store/subscriptions.ts';

const showSubscription = async (ctx: Ctx, salon: SalonKey) => {
  const now = ctx.now();
  const { current, used } = await ctx.db.forSalon(salon, async (tx) => ({
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

export const showActiveSubscription = (ctx: MemberCtx) => showSubscription(ctx, ctx.salon);

/** The same for platform staff, who belong to no salon. */
export const showSubscriptionOfSalon = async (
  ctx: PersonCtx,
  { params }: InputOf<typeof subscription.routes.bySalon>,
) => {
  const salon = await ctx.db.acrossSalons('find the salon of a subscription', (tx) =>
    findSalonKey(tx, params.salonCode),
  );
  if (!salon) throw new Refusal('not-found');
  return showSubscription(ctx, salon);
};
