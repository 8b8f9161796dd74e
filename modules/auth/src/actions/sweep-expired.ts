import type { Ctx } from '@ayna/kernel/ctx';
import { deleteExpired } from '../store/expired-rows.ts';

/** Deletes what is no longer needed: unfinished sign-ups, used codes, old counts, ended sessions, old audit entries. */
export const sweepExpired = (ctx: Ctx): Promise<void> =>
  ctx.db.acrossSalons('delete expired rows', (tx) => deleteExpired(tx, ctx.now()));
