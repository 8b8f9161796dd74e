import { deliveryPlanned } from '@ayna/contracts/notification.events';
import { newCode } from '@ayna/kernel/codes';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { insertMessage, type NewMessage } from '../../store/messages.ts';

/** Stores a message and emits the event that gets it delivered. Planning twice for one cause sends one message. */
export const planMessage = async (tx: AcrossTx, message: Omit<NewMessage, 'code'>): Promise<void> => {
  const code = newCode();
  if (await insertMessage(tx, { ...message, code })) tx.emit(deliveryPlanned, { code });
};
