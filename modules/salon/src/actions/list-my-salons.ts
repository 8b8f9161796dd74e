import { auth } from '@ayna/contracts/auth';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { listCardsByCode } from '../store/salon-lists.ts';

/** The salons that the caller belongs to, in the order of joining. */
export const listMySalons = async (ctx: PersonCtx) => {
  const { salons } = await ctx.call(auth.routes.person, { params: { code: ctx.actor.code } });
  const codes = salons.map(({ salonCode }) => salonCode);
  return ctx.db.acrossSalons('list the salons of a member', (tx) => listCardsByCode(tx, codes));
};
