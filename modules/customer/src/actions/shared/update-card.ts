import { customerChanged } from '@ayna/contracts/customer.events';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { toEventPayload } from '../../rules/card-payloads.ts';
import type { CardRecord } from '../../rules/card-record.ts';
import { lockCard, saveCard } from '../../store/cards.ts';

/** Changes some fields of a card as it is now, and emits the change. */
export const updateCard = async (
  tx: SalonTx,
  card: CardRecord,
  now: number,
  changes: Partial<CardRecord>,
): Promise<CardRecord> => {
  const locked = (await lockCard(tx, card.code, now)) ?? card;
  const saved = await saveCard(tx, { ...locked, ...changes });
  tx.emit(customerChanged, toEventPayload(saved));
  return saved;
};
