import type { personErased } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { EventCtx } from '@ayna/kernel/ctx';
import { deleteMessagesBy, eraseVisitsByPhone } from '../store/personal-data.ts';

/** Customer cards of the account are erased one by one, by `customer.erased`; this finds what has only the phone. */
export const eraseMessages = (ctx: EventCtx, { phone, email }: DataOf<typeof personErased>) =>
  ctx.db.acrossSalons('delete what a deleted account has written', async (tx) => {
    await deleteMessagesBy(tx, { phone, email: email || null });
    await eraseVisitsByPhone(tx, phone);
  });
