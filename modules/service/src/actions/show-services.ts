import type { MemberCtx } from '@ayna/kernel/ctx';
import { toService } from '../rules/service-view.ts';
import { listServices } from '../store/lists.ts';

export const showServices = async (ctx: MemberCtx) => {
  const states = await ctx.db.forSalon(ctx.salon, listServices);
  return states.map((state) => toService(ctx.salon, state));
};
