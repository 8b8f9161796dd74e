import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { monthWithPrevious } from '../rules/calendar.ts';
import { readTotalPaidBetween } from '../store/sums.ts';

export const showStats = (ctx: MemberCtx, { query }: InputOf<typeof finance.routes.monthlyStats>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { month, previous } = monthWithPrevious(query.year, query.month);
    const [paid, before] = await Promise.all([
      readTotalPaidBetween(tx, month),
      readTotalPaidBetween(tx, previous),
    ]);
    return { ...paid, before };
  });
