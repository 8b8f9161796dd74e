import type { personErased } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { EventCtx } from '@ayna/kernel/ctx';
import { deleteMessagesBy } from '../store/personal-data.ts';

export const eraseMessages = (ctx: EventCtx, { phone, email }: DataOf<typeof personErased>) =>
  ctx.db.acrossSalons('delete the messages of a deleted account', (tx) =>
    deleteMessagesBy(tx, { phone, email: email || null }),
  );
