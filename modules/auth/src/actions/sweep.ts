import type { Ctx } from '@ayna/kernel/ctx';
import { sweepOld } from '../store/sweep.ts';

/** What is over and done with is not kept: sign-ups nobody finished, spent codes, counts, dead sessions. */
export const sweep = (ctx: Ctx): Promise<void> =>
  ctx.db.acrossSalons('what is past its time', (tx) => sweepOld(tx, ctx.now()));
