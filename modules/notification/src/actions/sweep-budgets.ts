import type { Ctx } from '@ayna/kernel/ctx';
import { deleteEndedBudgets } from '../store/budgets.ts';

/** A budget whose time is over counts nothing any more, and its key may name a phone number. */
export const sweepBudgets = (ctx: Ctx): Promise<void> =>
  ctx.db.acrossSalons('delete ended SMS budgets', (tx) => deleteEndedBudgets(tx, ctx.now()));
