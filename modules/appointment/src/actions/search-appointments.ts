import { type appointment, maxSearchResults } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { customer } from '@ayna/contracts/customer';
import { canSeePhones } from '@ayna/domain/permissions';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toNameWords } from '../rules/name-words.ts';
import { listMatching } from '../store/queries.ts';

/**
 * Searches by way of the customers' cards: their names are folded and indexed, and a card has few appointments. Those
 * without a card, of a name alone, are searched by that name. Digits are a phone, which only cards have.
 */
export const searchAppointments = async (
  ctx: MemberCtx,
  { query }: InputOf<typeof appointment.routes.search>,
) => {
  const seesPhones = canSeePhones(ctx.groups);
  const body = { salonCode: ctx.salon, s: query.s, seesPhones };
  const customerCodes = await ctx.call(customer.routes.matchingCards, { body });
  const words = toNameWords(query.s);
  return ctx.db.forSalon(ctx.salon, (tx) =>
    listMatching(tx, { customerCodes, words }, maxSearchResults, seesPhones),
  );
};
