import type { Ctx } from '@ayna/kernel/ctx';
import { deleteMessagesBefore } from '../store/contact-messages.ts';

const DAY_MS = 86_400_000;
const RETENTION_DAYS = 730;

/** Messages of the contact form are kept as long as the data notice says. */
export const deleteOldMessages = async (ctx: Ctx): Promise<void> => {
  const before = ctx.now() - RETENTION_DAYS * DAY_MS;
  const deleted = await ctx.db.acrossSalons('delete old contact messages', (tx) =>
    deleteMessagesBefore(tx, before),
  );
  ctx.log.info({ deleted }, 'old contact messages deleted');
};
