import type { InputOf } from '@ayna/contracts/core/contract';
import type { salon } from '@ayna/contracts/salon';
import type { Ctx } from '@ayna/kernel/ctx';
import { stateOf } from '../rules/state.ts';
import { listSalons } from '../store/listing.ts';

export const listStates = async (ctx: Ctx, { query }: InputOf<typeof salon.routes.states>) => {
  const salons = await ctx.db.acrossSalons('states for copies', (tx) => listSalons(tx, query));
  return salons.map((one) => ({ salonCode: one.code, state: stateOf(one) }));
};
