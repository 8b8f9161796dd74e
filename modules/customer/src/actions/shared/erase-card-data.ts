import { customerErased } from '@ayna/contracts/customer.events';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { deleteCard, lockErasableCards } from '../../store/personal-data.ts';

/** Deletes a card and those merged into it, and lets the other modules do the same. False if there is none. */
export const eraseCardData = async (tx: SalonTx, code: string): Promise<boolean> => {
  const cards = await lockErasableCards(tx, code);
  for (const card of cards) {
    await deleteCard(tx, card);
    const { code: erased, version, userCode, phone, email } = card;
    tx.emit(customerErased, {
      code: erased,
      version: version + 1,
      userCode,
      phone: phone ?? '',
      email: email ?? '',
    });
  }
  return cards.length > 0;
};
