import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { monthWithPrevious } from '../rules/calendar.ts';
import {
  readPaidBetween,
  readPaidByCategory,
  readPaidByDay,
  readPaidByPerformer,
  readPaidMonths,
  readTotalDueBetween,
} from '../store/sums.ts';

export const showReport = (ctx: MemberCtx, { query }: InputOf<typeof finance.routes.monthlyReport>) =>
  ctx.db.readSalon(ctx.salon, async (tx) => {
    const months = monthWithPrevious(query.year, query.month);
    const { month } = months;
    const [{ paid, before }, byCategory, byDay, byPerformer, due, lastYear] = await Promise.all([
      readPaidMonths(tx, months),
      readPaidByCategory(tx, month),
      readPaidByDay(tx, month),
      readPaidByPerformer(tx, month),
      readTotalDueBetween(tx, month),
      readPaidBetween(tx, months.yearAgo),
    ]);
    return { ...paid, byCategory, byDay, byPerformer, due, before, lastYear };
  });
