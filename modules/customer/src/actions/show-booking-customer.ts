import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { toBookingCustomer } from '../rules/card-payloads.ts';
import { readCardFollowingMerge } from '../store/cards.ts';

export const showBookingCustomer = async (
  ctx: SalonCtx,
  { params }: InputOf<typeof customer.routes.bookingCustomer>,
) => {
  const card = await ctx.db.forSalon(ctx.salon, (tx) => readCardFollowingMerge(tx, params.code, ctx.now()));
  if (!card || card.gone) throw new Refusal('not-found');
  return toBookingCustomer(card);
};
