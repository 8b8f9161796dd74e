import type { InputOf } from '@ayna/contracts/core/contract';
import type { subscription } from '@ayna/contracts/subscription';
import type { Ctx } from '@ayna/kernel/ctx';
import { toEventPayload } from '../rules/subscription-state.ts';
import { listSubscriptions } from '../store/subscriptions.ts';

export const listSubscriptionStates = async (
  ctx: Ctx,
  { query }: InputOf<typeof subscription.routes.states>,
) => {
  const all = await ctx.db.acrossSalons('states for copies', (tx) => listSubscriptions(tx, query));
  return all.map(({ salonCode, ...one }) => ({ salonCode, state: toEventPayload(one) }));
};
