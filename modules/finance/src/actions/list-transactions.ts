import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { shownOf } from '../rules/booked.ts';
import { dayAt, daysListed } from '../rules/calendar.ts';
import { listTransactions as readTransactions } from '../store/lists.ts';
import { readZone } from '../store/zone.ts';

export const listTransactions = (ctx: MemberCtx, { query }: InputOf<typeof finance.routes.bySalon>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const today = dayAt(ctx.now(), await readZone(tx));
    const { startDate, endDate, ...wanted } = query;
    const found = await readTransactions(tx, { ...wanted, ...daysListed({ startDate, endDate }, today) });
    return found.map((booked) => shownOf(tx.salon, booked));
  });
