import type { MemberCtx } from '@ayna/kernel/ctx';
import { toTransactionView } from '../rules/transaction-record.ts';
import { readRemoved } from '../store/lists.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

export const listRemoved = (ctx: MemberCtx) =>
  ctx.db.readSalon(ctx.salon, async (tx) => {
    const removed = await readRemoved(tx, ctx.now() - DAY_MS);
    return removed.map(({ transaction, removedAt }) => ({
      ...toTransactionView(tx.salon, transaction),
      removedAt: removedAt.toISOString(),
    }));
  });
