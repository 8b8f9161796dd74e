import type { SalonCtx } from '@ayna/kernel/ctx';
import { toPageService } from '../rules/page-service.ts';
import { listServices } from '../store/lists.ts';

export const showPageServices = async (ctx: SalonCtx) => {
  const states = await ctx.db.readSalon(ctx.salon, listServices);
  return states.filter(({ active }) => active).map(toPageService);
};
