import type { Ctx } from '@ayna/kernel/ctx';
import { deleteHistoryBefore } from '../store/prune.ts';

const DAY_MS = 86_400_000;
/** Two years and a day, whatever their length: the table refuses to lose younger rows. */
const RETENTION_DAYS = 732;

/** The history of an appointment names people, so it is kept as long as the data notice says. */
export const deleteOldHistory = async (ctx: Ctx): Promise<void> => {
  const before = ctx.now() - RETENTION_DAYS * DAY_MS;
  const deleted = await ctx.db.acrossSalons('delete old history of all salons', (tx) =>
    deleteHistoryBefore(tx, before),
  );
  ctx.log.info({ deleted }, 'old history deleted');
};
