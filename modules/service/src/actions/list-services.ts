import type { MemberCtx } from '@ayna/kernel/ctx';
import { shownOf } from '../rules/shown.ts';
import { listPresent } from '../store/lists.ts';

export const listServices = async (ctx: MemberCtx) => {
  const states = await ctx.db.forSalon(ctx.salon, listPresent);
  return states.map((state) => shownOf(ctx.salon, state));
};
