import type { Ctx } from '@ayna/kernel/ctx';
import { forgetOld } from '../store/imports.ts';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

/** Files of people's names and numbers are kept no longer than somebody might still mend their rows. */
export const forgetImports = async (ctx: Ctx): Promise<void> => {
  const before = ctx.now() - KEPT_DAYS * DAY_MS;
  const many = await ctx.db.acrossSalons('files of customers that are over', (tx) => forgetOld(tx, before));
  ctx.log.info({ many }, 'imports forgotten');
};
