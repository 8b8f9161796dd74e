import type { personErased } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { EventCtx } from '@ayna/kernel/ctx';
import { listCardsOfAccount } from '../store/personal-data.ts';
import { eraseCardData } from './shared/erase-card-data.ts';

/** Deletes the cards that are linked to a deleted account, in every salon. A repeated event finds none. */
export const eraseCardsOfAccount = async (
  ctx: EventCtx,
  { code }: DataOf<typeof personErased>,
): Promise<void> => {
  const cards = await ctx.db.acrossSalons('find the cards of a deleted account', (tx) =>
    listCardsOfAccount(tx, code),
  );
  for (const card of cards) await ctx.db.forSalon(card.salon, (tx) => eraseCardData(tx, card.code));
};
