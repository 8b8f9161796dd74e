import type { InputOf } from '@ayna/contracts/core/contract';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { newCard } from '../rules/new-card.ts';
import { knownOf, toldOf } from '../rules/told.ts';
import { cardWithPhone, insertCard, lockPhone } from '../store/cards.ts';
import { cardMergedWithPhone } from '../store/merges.ts';

/** However many ask at once, one card is made; a card that is there keeps the name the salon gave it. */
export const findOrMakeCard = (ctx: SalonCtx, { body }: InputOf<typeof customer.routes.findOrMake>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const { phone, name, lastname } = body;
    const found = await cardWithPhone(tx, phone, now);
    if (found) return knownOf(found);
    await lockPhone(tx, phone);
    const meanwhile = (await cardWithPhone(tx, phone, now)) ?? (await cardMergedWithPhone(tx, phone, now));
    if (meanwhile) return knownOf(meanwhile);
    const card = await insertCard(tx, { ...newCard({ name, lastname, phone }), code: newCode() }, now);
    await tx.emit(customerChanged, toldOf(card));
    return knownOf(card);
  });
