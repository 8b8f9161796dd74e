import type { InputOf } from '@ayna/contracts/core/contract';
import type { salon } from '@ayna/contracts/salon';
import type { Ctx } from '@ayna/kernel/ctx';
import { toSalonState } from '../rules/salon-views.ts';
import { listSalons } from '../store/salon-lists.ts';

export const listSalonStates = async (ctx: Ctx, { query }: InputOf<typeof salon.routes.states>) => {
  const salons = await ctx.db.acrossSalons('states for copies', (tx) => listSalons(tx, query));
  return salons.map((one) => ({ salonCode: one.code, state: toSalonState(one) }));
};
