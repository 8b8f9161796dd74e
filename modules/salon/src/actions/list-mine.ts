import { auth } from '@ayna/contracts/auth';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { cardsOf } from '../store/listing.ts';

/** In the order of joining. */
export const listMine = async (ctx: PersonCtx) => {
  const { salons } = await ctx.call(auth.routes.person, { params: { code: ctx.actor.code } });
  const codes = salons.map(({ salonCode }) => salonCode);
  return ctx.db.acrossSalons('the salons of a person', (tx) => cardsOf(tx, codes));
};
