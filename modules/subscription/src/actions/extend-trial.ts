import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { subscription } from '@ayna/contracts/subscription';
import { subscriptionChanged } from '@ayna/contracts/subscription.events';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { extendedEnd } from '../rules/periods.ts';
import { changeOf, stateOf } from '../rules/state.ts';
import { lockSubscription, moveEnd, salonWithSubscription } from '../store/subscriptions.ts';

export const extendTrial = async (
  ctx: PersonCtx,
  { body }: InputOf<typeof subscription.routes.extendTrial>,
) => {
  const { salonCode, days } = body;
  const now = ctx.now();
  const salon = await ctx.db.acrossSalons('Admin lengthens a trial', (tx) =>
    salonWithSubscription(tx, salonCode),
  );
  if (!salon) throw new Refusal('not-found');
  const { from, held } = await ctx.db.forSalon(salon, async (tx) => {
    const before = await lockSubscription(tx);
    if (!before) throw new Refusal('not-found');
    if (!before.trial) throw new Refusal('not-a-trial');
    const moved = await moveEnd(tx, extendedEnd(before.endsAt, days, now));
    await tx.emit(subscriptionChanged, changeOf(moved));
    return { from: before.endsAt, held: moved };
  });
  const state = stateOf(held, now);
  const ends = { from: new Date(from).toISOString(), to: state.endsAt };
  ctx.log.info(
    { audit: 'trial-extended', actor: ctx.actor.code, salon, days, ends, requestId: ctx.requestId },
    'a trial is lengthened',
  );
  return state;
};
