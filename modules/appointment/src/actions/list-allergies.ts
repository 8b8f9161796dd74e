import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { customer } from '@ayna/contracts/customer';
import { canSeeAllergies } from '@ayna/domain/permissions';
import { addDays, momentAt } from '@ayna/domain/wall-clock';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { employeeOfUser } from '../store/copies.ts';
import { customersWithin } from '../store/queries.ts';

/** As many as customer answers at a time. */
const CARDS_PER_CALL = 2_000;

/** The customers of these days whose allergies the member may see: all of them, or those of their own appointments. */
const visibleCustomers = (ctx: MemberCtx, { from, to }: { readonly from: string; readonly to: string }) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const days = { from: momentAt(from, 0), to: momentAt(addDays(to, 1), 0) };
    if (canSeeAllergies(ctx.groups)) return customersWithin(tx, days);
    const me = await employeeOfUser(tx, ctx.actor.code);
    return me ? customersWithin(tx, { ...days, employeeCode: me.code }) : [];
  });

/** The allergies that the calendar marks: health data, so performers get those of their own appointments alone. */
export const listAllergies = async (
  ctx: MemberCtx,
  { query }: InputOf<typeof appointment.routes.allergies>,
) => {
  const codes = await visibleCustomers(ctx, query);
  const marked: { customerCode: string; allergies: string }[] = [];
  for (let first = 0; first < codes.length; first += CARDS_PER_CALL) {
    const body = { salonCode: ctx.salon, codes: codes.slice(first, first + CARDS_PER_CALL) };
    for (const { code, allergies } of await ctx.call(customer.routes.allergicCards, { body }))
      marked.push({ customerCode: code, allergies });
  }
  return marked;
};
