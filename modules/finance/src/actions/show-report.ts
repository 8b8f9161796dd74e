import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { monthWithPrevious } from '../rules/calendar.ts';
import {
  readPaidByCategory,
  readPaidByDay,
  readPaidByPerformer,
  readTotalDueBetween,
  readTotalPaidBetween,
} from '../store/sums.ts';

export const showReport = (ctx: MemberCtx, { query }: InputOf<typeof finance.routes.monthlyReport>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { month, previous } = monthWithPrevious(query.year, query.month);
    const [paid, byCategory, byDay, byPerformer, due, before] = await Promise.all([
      readTotalPaidBetween(tx, month),
      readPaidByCategory(tx, month),
      readPaidByDay(tx, month),
      readPaidByPerformer(tx, month),
      readTotalDueBetween(tx, month),
      readTotalPaidBetween(tx, previous),
    ]);
    return { ...paid, byCategory, byDay, byPerformer, due, before };
  });
