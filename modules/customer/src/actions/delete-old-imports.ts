import type { Ctx } from '@ayna/kernel/ctx';
import { deleteImportsBefore } from '../store/imports.ts';

const DAY_MS = 86_400_000;
const RETENTION_DAYS = 30;

/** Imported files contain names and phones, so they are kept only while their refused rows may still be corrected. */
export const deleteOldImports = async (ctx: Ctx): Promise<void> => {
  const before = ctx.now() - RETENTION_DAYS * DAY_MS;
  const deleted = await ctx.db.acrossSalons('delete old imports of all salons', (tx) =>
    deleteImportsBefore(tx, before),
  );
  ctx.log.info({ deleted }, 'old imports deleted');
};
