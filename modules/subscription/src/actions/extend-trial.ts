import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { subscription } from '@ayna/contracts/subscription';
import { subscriptionChanged, trialExtended } from '@ayna/contracts/subscription.events';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { instantOf } from '@ayna/kernel/instant';
import { computeExtendedEnd } from '../rules/periods.ts';
import { toEventPayload, toSubscriptionState } from '../rules/subscription-state.ts';
import { updateEnd } from '../store/subscription-changes.ts';
import { findSalonKey } from '../store/subscription-lists.ts';
import { lockSubscription } from '../store/subscriptions.ts';

export const extendTrial = async (
  ctx: PersonCtx,
  { body }: InputOf<typeof subscription.routes.extendTrial>,
) => {
  const { salonCode, days, reason = '' } = body;
  const now = ctx.now();
  const salon = await ctx.db.acrossSalons('find the salon of a trial', (tx) => findSalonKey(tx, salonCode));
  if (!salon) throw new Refusal('not-found');
  return ctx.db.forSalon(salon, async (tx) => {
    const before = await lockSubscription(tx);
    if (!before) throw new Refusal('not-found');
    if (!before.trial) throw new Refusal('not-a-trial');
    const extended = await updateEnd(tx, computeExtendedEnd(before.endsAt, days, now));
    const state = toSubscriptionState(extended, now);
    tx.emit(subscriptionChanged, toEventPayload(extended));
    tx.emit(trialExtended, {
      byCode: ctx.actor.code,
      days,
      from: instantOf(before.endsAt),
      to: state.endsAt,
      reason,
    });
    return state;
  });
};
