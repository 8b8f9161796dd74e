import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { knownOf } from '../rules/told.ts';
import { readFollowing } from '../store/cards.ts';

export const tellKnown = async (ctx: SalonCtx, { params }: InputOf<typeof customer.routes.known>) => {
  const card = await ctx.db.forSalon(ctx.salon, (tx) => readFollowing(tx, params.code, ctx.now()));
  if (!card || card.gone) throw new Refusal('not-found');
  return knownOf(card);
};
