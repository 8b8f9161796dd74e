import { customer } from '@ayna/contracts/customer';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { claimAppointments } from '../../store/own-queries.ts';

/**
 * Gives a person the appointments that the desk booked on a card of theirs before it was linked to the account: those of
 * cards with the phone that the person has proved. When the person looks, because only then it matters, and the phone
 * that counts is the one of that moment. While the customer module does not answer, the others are shown.
 */
export const claimOwn = async (ctx: PersonCtx): Promise<void> => {
  const userCode = ctx.actor.code;
  const cards = await ctx.call(customer.routes.claimCards, { body: { userCode } }).catch((err: unknown) => {
    ctx.log.warn({ err }, 'cards of an account could not be read');
    return [];
  });
  if (cards.length === 0) return;
  await ctx.db.acrossSalons('give a person the appointments of own cards', (tx) =>
    claimAppointments(tx, userCode, cards),
  );
};
