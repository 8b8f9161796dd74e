import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { subscription } from '@ayna/contracts/subscription';
import { subscriptionChanged } from '@ayna/contracts/subscription.events';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { computeExtendedEnd } from '../rules/periods.ts';
import { toEventPayload, toSubscriptionState } from '../rules/subscription-state.ts';
import { findSalonKey, lockSubscription, updateEnd } from '../store/subscriptions.ts';

export const extendTrial = async (
  ctx: PersonCtx,
  { body }: InputOf<typeof subscription.routes.extendTrial>,
) => {
  const { salonCode, days } = body;
  const now = ctx.now();
  const salon = await ctx.db.acrossSalons('find the salon of a trial', (tx) => findSalonKey(tx, salonCode));
  if (!salon) throw new Refusal('not-found');
  const { from, extended } = await ctx.db.forSalon(salon, async (tx) => {
    const before = await lockSubscription(tx);
    if (!before) throw new Refusal('not-found');
    if (!before.trial) throw new Refusal('not-a-trial');
    const extended = await updateEnd(tx, computeExtendedEnd(before.endsAt, days, now));
    tx.emit(subscriptionChanged, toEventPayload(extended));
    return { from: before.endsAt, extended };
  });
  const state = toSubscriptionState(extended, now);
  const ends = { from: new Date(from).toISOString(), to: state.endsAt };
  ctx.log.info(
    { audit: 'trial-extended', actor: ctx.actor.code, salon, days, ends, requestId: ctx.requestId },
    'trial extended',
  );
  return state;
};
