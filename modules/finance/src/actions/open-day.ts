import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeClosed } from '@ayna/contracts/finance.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { lockTill, markDayOpened, readDayEndOf, readLastDayEnd } from '../store/day-ends.ts';
import { readMonthEnd } from '../store/month-ends.ts';
import { lockLateTransactions, releaseDays, uncountLate } from '../store/reopening.ts';
import { readClosingAuthor } from './shared/closing-author.ts';
import { readDayEndView } from './shared/day-end-view.ts';

/** Only the last count can be taken back, because each one leaves its cash to the next. */
export const openDay = (ctx: MemberCtx, { body }: InputOf<typeof finance.routes.openDay>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { day, reason } = body;
    const seen = await readDayEndOf(tx, day);
    if (seen) await lockLateTransactions(tx, { from: seen.fromDay, to: seen.day });
    await lockTill(tx);
    if (await readMonthEnd(tx, day.slice(0, 7))) throw new Refusal('month-closed');
    const [end, last] = [await readDayEndOf(tx, day), await readLastDayEnd(tx)];
    if (!end) throw new Refusal('day-open');
    if (last?.code !== end.code) throw new Refusal('later-day-closed');
    await markDayOpened(tx, end.code, await readClosingAuthor(ctx, tx), reason);
    await uncountLate(tx, end.day);
    await releaseDays(tx, { from: end.fromDay, to: end.day });
    tx.emit(financeClosed, { code: end.code, version: 2, of: 'day', day: end.day });
    return readDayEndView(ctx, tx, day);
  });
