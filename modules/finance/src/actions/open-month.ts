import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeClosed } from '@ayna/contracts/finance.events';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { monthRange } from '../rules/calendar.ts';
import { lockTill } from '../store/day-ends.ts';
import { markMonthOpened, readLastClosedMonth } from '../store/month-ends.ts';
import { lockLateTransactions, releaseDays, releaseMonth } from '../store/reopening.ts';
import { isAnyStatementPaid, releaseStatements } from '../store/statements.ts';
import { readClosingAuthor } from './shared/closing-author.ts';
import { readDayEndView } from './shared/day-end-view.ts';

/**
 * Only the last closed month opens again: commissions of later months build on it. One whose commission was paid stays
 * closed, because what is entered into it then would be on no statement.
 */
export const openMonth = (ctx: MemberCtx, { body }: InputOf<typeof finance.routes.openMonth>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { month, reason } = body;
    const days = monthRange(month);
    await lockLateTransactions(tx, days);
    await lockTill(tx);
    const last = await readLastClosedMonth(tx);
    if (last !== month) throw new Refusal(last !== null && last > month ? 'later-day-closed' : 'month-open');
    if (await isAnyStatementPaid(tx, month)) throw new Refusal('commission-paid');
    await markMonthOpened(tx, month, await readClosingAuthor(ctx, tx), reason);
    await releaseStatements(tx, month);
    await releaseMonth(tx, days);
    await releaseDays(tx, days);
    tx.emit(financeClosed, { code: newCode(), version: 2, of: 'month', day: days.from });
    return readDayEndView(ctx, tx, days.to);
  });
