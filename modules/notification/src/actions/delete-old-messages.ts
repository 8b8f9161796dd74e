import type { Ctx } from '@ayna/kernel/ctx';
import { deleteMessagesBefore } from '../store/messages.ts';

const DAY_MS = 86_400_000;
const RETENTION_DAYS = 365;

/** A message names its recipient, so it is kept as long as the data notice says. */
export const deleteOldMessages = async (ctx: Ctx): Promise<void> => {
  const before = ctx.now() - RETENTION_DAYS * DAY_MS;
  const deleted = await ctx.db.acrossSalons('delete old messages of all salons', (tx) =>
    deleteMessagesBefore(tx, before),
  );
  ctx.log.info({ deleted }, 'old messages deleted');
};
