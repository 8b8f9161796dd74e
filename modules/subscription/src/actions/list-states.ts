import type { InputOf } from '@ayna/contracts/core/contract';
import type { subscription } from '@ayna/contracts/subscription';
import type { Ctx } from '@ayna/kernel/ctx';
import { toEventPayload } from '../rules/subscription-state.ts';
import { listSubscriptions } from '../store/subscription-lists.ts';

export const listStates = async (ctx: Ctx, { query }: InputOf<typeof subscription.routes.states>) => {
  const found = await ctx.db.acrossSalons('states for copies', (tx) => listSubscriptions(tx, query));
  return found.map(({ salonCode, state }) => ({ salonCode, state: toEventPayload(state) }));
};
