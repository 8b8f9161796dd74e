import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeClosed } from '@ayna/contracts/finance.events';
import { wallDate } from '@ayna/domain/wall-now';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { monthRange } from '../rules/calendar.ts';
import { daysInTheWay, toMonthDay } from '../rules/day-end.ts';
import { saveCountedWorks } from '../store/commissions.ts';
import { lockTill, readFirstCountedDay } from '../store/day-ends.ts';
import { insertMonthEnd, readMonthDays, readMonthEnd } from '../store/month-ends.ts';
import { freezeStatements } from '../store/statements.ts';
import { freezeLines } from '../store/till.ts';
import { readZone } from '../store/zone.ts';
import { readClosingAuthor } from './shared/closing-author.ts';
import { readDayEndView } from './shared/day-end-view.ts';
import { computeStatements } from './shared/statements.ts';

/** A month that is closed already is the answer, so that a repeated call changes nothing. */
export const closeMonth = (ctx: MemberCtx, { body }: InputOf<typeof finance.routes.closeMonth>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { month } = body;
    const days = monthRange(month);
    await lockTill(tx);
    if (await readMonthEnd(tx, month)) return readDayEndView(ctx, tx, days.to);
    const today = wallDate(ctx.now(), await readZone(tx));
    if (days.to >= today) throw new Refusal('month-ahead');
    const states = (await readMonthDays(tx, month)).map((facts) => toMonthDay(facts, today, false));
    const open = daysInTheWay(states, await readFirstCountedDay(tx));
    if (open.length > 0) throw new Refusal('days-open', { details: { days: open } });
    const code = newCode();
    // Before the month is closed, so that corrections of earlier months are still among its work.
    const statements = await computeStatements(tx, month, { isClosing: true });
    await saveCountedWorks(tx, month, days);
    await freezeStatements(tx, month, statements, ctx.now());
    await insertMonthEnd(tx, code, month, await readClosingAuthor(ctx, tx));
    await freezeLines(tx, days);
    tx.emit(financeClosed, { code, version: 1, of: 'month', day: days.from });
    return readDayEndView(ctx, tx, days.to);
  });
