import type { InputOf } from '@ayna/contracts/core/contract';
import type { customer } from '@ayna/contracts/customer';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { readCardFollowingMerge } from '../store/cards.ts';
import { listAllergicCards } from '../store/lists.ts';

export const showAllergies = async (ctx: SalonCtx, { params }: InputOf<typeof customer.routes.allergies>) => {
  const card = await ctx.db.forSalon(ctx.salon, (tx) => readCardFollowingMerge(tx, params.code, ctx.now()));
  return { allergies: card && !card.gone ? card.allergies : '' };
};

export const showAllergicCards = (ctx: SalonCtx, { body }: InputOf<typeof customer.routes.allergicCards>) =>
  ctx.db.forSalon(ctx.salon, (tx) => listAllergicCards(tx, body.codes));
