import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { monthAndBefore } from '../rules/calendar.ts';
import { totalPaidIn } from '../store/sums.ts';

export const showStats = (ctx: MemberCtx, { query }: InputOf<typeof finance.routes.monthlyStats>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const days = monthAndBefore(query.year, query.month);
    const [paid, before] = await Promise.all([totalPaidIn(tx, days.month), totalPaidIn(tx, days.before)]);
    return { ...paid, before };
  });
