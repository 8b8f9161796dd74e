import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import { wallDate } from '@ayna/domain/wall-now';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { resolveListRange } from '../rules/calendar.ts';
import { toTransactionView } from '../rules/transaction-record.ts';
import { readTransactions } from '../store/lists.ts';
import { readZone } from '../store/zone.ts';

export const listTransactions = (ctx: MemberCtx, { query }: InputOf<typeof finance.routes.bySalon>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const today = wallDate(ctx.now(), await readZone(tx));
    const { startDate, endDate, ...filter } = query;
    const found = await readTransactions(tx, {
      ...filter,
      ...resolveListRange({ startDate, endDate }, today),
    });
    return found.map((transaction) => toTransactionView(tx.salon, transaction));
  });
