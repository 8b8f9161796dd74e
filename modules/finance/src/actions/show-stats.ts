import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { monthWithPrevious } from '../rules/calendar.ts';
import { readPaidMonths } from '../store/sums.ts';

export const showStats = (ctx: MemberCtx, { query }: InputOf<typeof finance.routes.monthlyStats>) =>
  ctx.db.readSalon(ctx.salon, async (tx) => {
    const { paid, before } = await readPaidMonths(tx, monthWithPrevious(query.year, query.month));
    return { ...paid, before };
  });
