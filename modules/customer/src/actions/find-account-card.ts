import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { customer } from '@ayna/contracts/customer';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { decideAccountCard } from '../rules/account-card.ts';
import { findCardByPhone, findCardByUser } from '../store/cards.ts';

/** The card that a booking of the account would use; null where it would create one. Changes nothing. */
export const findAccountCard = async (
  ctx: SalonCtx,
  { params }: InputOf<typeof customer.routes.cardOfUser>,
) => {
  const person = await ctx.call(auth.routes.person, { params: { code: params.userCode } });
  const now = ctx.now();
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const linked = await findCardByUser(tx, person.code, now);
    const decision = decideAccountCard(person, linked, await findCardByPhone(tx, person.phone, now));
    return { code: decision.do === 'create' ? null : decision.card.code, phone: person.phone };
  });
};
