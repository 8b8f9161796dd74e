import type { InputOf } from '@ayna/contracts/core/contract';
import { seesPhones } from '@ayna/contracts/core/mask';
import type { customer } from '@ayna/contracts/customer';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { phoneFor } from '../rules/shown.ts';
import { soughtBy } from '../rules/sought.ts';
import { findCards as readFound } from '../store/lists.ts';

const MOST = 8;

export const findCards = async (ctx: MemberCtx, { query }: InputOf<typeof customer.routes.find>) => {
  const sought = soughtBy(query.s, seesPhones(ctx.groups));
  const found = await ctx.db.forSalon(ctx.salon, (tx) => readFound(tx, sought, MOST, ctx.now()));
  return found.map((card) => ({ ...card, phone: phoneFor(ctx.groups, card.phone) }));
};
