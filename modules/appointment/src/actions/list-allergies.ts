import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { customer } from '@ayna/contracts/customer';
import { canSeeAllergies } from '@ayna/domain/permissions';
import { addDays, momentAt } from '@ayna/domain/wall-clock';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { employeeOfUser } from '../store/copies.ts';
import { customersWithin } from '../store/queries.ts';

/** The allergies that the calendar marks: health data, so performers get those of their own appointments alone. */
export const listAllergies = async (
  ctx: MemberCtx,
  { query }: InputOf<typeof appointment.routes.allergies>,
) => {
  const cards = await ctx.call(customer.routes.allergicCards, { params: { salonCode: ctx.salon } });
  if (cards.length === 0) return [];
  const codes = cards.map(({ code }) => code);
  const days = { from: momentAt(query.from, 0), to: momentAt(addDays(query.to, 1), 0) };
  const seen = await ctx.db.forSalon(ctx.salon, async (tx) => {
    if (canSeeAllergies(ctx.groups)) return customersWithin(tx, days, codes);
    const me = await employeeOfUser(tx, ctx.actor.code);
    return me ? customersWithin(tx, { ...days, employeeCode: me.code }, codes) : new Set<string>();
  });
  return cards.flatMap(({ code, allergies }) => (seen.has(code) ? [{ customerCode: code, allergies }] : []));
};
