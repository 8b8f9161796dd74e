import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { customer } from '@ayna/contracts/customer';
import type { Ctx } from '@ayna/kernel/ctx';
import { decideAccountCard } from '../rules/account-card.ts';
import { findCardByPhone, findCardByUser, listSalonsOfUnlinked, lockPhone } from '../store/cards.ts';
import { listCardsOfAccount } from '../store/personal-data.ts';
import { updateCard } from './shared/update-card.ts';

/**
 * Links the cards that salons wrote for the phone of an account. Where the account has a card already, the other one
 * stays as it is: only the salon knows whether both are the same customer.
 */
export const claimCards = async (ctx: Ctx, { body }: InputOf<typeof customer.routes.claimCards>) => {
  const person = await ctx.call(auth.routes.person, { params: { code: body.userCode } });
  const { code: userCode, phone, imageUrl } = person;
  const salons = await ctx.db.acrossSalons('find the cards with the phone of an account', (tx) =>
    listSalonsOfUnlinked(tx, phone),
  );
  const now = ctx.now();
  for (const salon of salons)
    await ctx.db.forSalon(salon, async (tx) => {
      await lockPhone(tx, phone);
      const linked = await findCardByUser(tx, userCode, now);
      const decision = decideAccountCard(person, linked, await findCardByPhone(tx, phone, now));
      if (decision.do === 'link') await updateCard(tx, decision.card, now, { userCode, imageUrl });
    });
  const cards = await ctx.db.acrossSalons('find the cards of an account', (tx) =>
    listCardsOfAccount(tx, userCode),
  );
  return cards.map(({ salon, code }) => ({ salonCode: salon, code }));
};
