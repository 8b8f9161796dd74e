import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { monthAndBefore } from '../rules/calendar.ts';
import { paidByCategory, paidByDay, paidByPerformer, totalDueIn, totalPaidIn } from '../store/sums.ts';

export const showReport = (ctx: MemberCtx, { query }: InputOf<typeof finance.routes.monthlyReport>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { month, before: monthBefore } = monthAndBefore(query.year, query.month);
    const [paid, byCategory, byDay, byPerformer, due, before] = await Promise.all([
      totalPaidIn(tx, month),
      paidByCategory(tx, month),
      paidByDay(tx, month),
      paidByPerformer(tx, month),
      totalDueIn(tx, month),
      totalPaidIn(tx, monthBefore),
    ]);
    return { ...paid, byCategory, byDay, byPerformer, due, before };
  });
