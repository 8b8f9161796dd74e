import type { InputOf } from '@ayna/contracts/core/contract';
import type { ByKind, DayEndView } from '@ayna/contracts/core/day-ends';
import { fieldMessages } from '@ayna/contracts/core/fields/errors';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeClosed } from '@ayna/contracts/finance.events';
import { wallDate } from '@ayna/domain/wall-now';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import {
  cashOf,
  combineByKind,
  firstCountedDay,
  isExplained,
  isSameByKind,
  noMoney,
  refusalToClose,
} from '../rules/day-end.ts';
import { insertDayEnd, insertTillCount, lockTill, readDayEndOf, readLastDayEnd } from '../store/day-ends.ts';
import { readMonthEnd } from '../store/month-ends.ts';
import { freezeLines, markLateCounted } from '../store/till.ts';
import { readZone } from '../store/zone.ts';
import { readClosingAuthor } from './shared/closing-author.ts';
import { readDayEndView, readExpected } from './shared/day-end-view.ts';

type Count = InputOf<typeof finance.routes.closeDay>['body'];

const refuseToClose = async (ctx: MemberCtx, tx: SalonTx, day: string) => {
  const [end, last] = [await readDayEndOf(tx, day), await readLastDayEnd(tx)];
  const refusal = refusalToClose({
    day,
    today: wallDate(ctx.now(), await readZone(tx)),
    lastDay: last?.day ?? null,
    isClosed: end !== null,
    isMonthClosed: (await readMonthEnd(tx, day.slice(0, 7))) !== null,
  });
  if (refusal === 'day-closed' && end)
    throw new Refusal(refusal, {
      details: { at: new Date(end.closed.at).toISOString(), name: end.closed.name },
    });
  if (refusal) throw new Refusal(refusal);
  return last;
};

type Outcome = { readonly differs: ByKind } | { readonly view: DayEndView };

/** A count that does not agree is kept and committed, so the refusal comes after the transaction. */
const countTill = async (ctx: MemberCtx, tx: SalonTx, body: Count): Promise<Outcome> => {
  await lockTill(tx);
  const { day, notes, kept, reason, note } = body;
  const last = await refuseToClose(ctx, tx, day);
  const days = { from: firstCountedDay(day, last?.day ?? null), to: day };
  const opening = last ? last.kept : body.opening;
  const counted: ByKind = { cash: cashOf(notes), card: body.card, transfer: body.transfer };
  if (kept > counted.cash)
    throw new Refusal('invalid-fields', { fields: { kept: fieldMessages.keptTooMuch } });
  const { books } = await readExpected(tx, days, opening);
  const difference = combineByKind(counted, books, -1);
  const closed = await readClosingAuthor(ctx, tx);
  if (!isExplained({ difference, seen: body.difference, hasReason: reason !== null })) {
    await insertTillCount(tx, newCode(), day, counted, closed);
    return { differs: difference };
  }
  const code = newCode();
  const given = isSameByKind(difference, noMoney) ? null : reason;
  await insertDayEnd(tx, {
    code,
    fromDay: days.from,
    day,
    opening,
    books,
    counted,
    notes,
    kept,
    note,
    closed,
    reason: given,
  });
  await freezeLines(tx, days);
  await markLateCounted(tx, day);
  tx.emit(financeClosed, { code, version: 1, of: 'day', day });
  return { view: await readDayEndView(ctx, tx, day) };
};

/**
 * Closes a day with its count. Of two people at once one closes it; the other is told who did. Who counts blind sends a
 * count without a difference first, and is told by how much it differs, not what the books say.
 */
export const closeDay = async (
  ctx: MemberCtx,
  { body }: InputOf<typeof finance.routes.closeDay>,
): Promise<DayEndView> => {
  const outcome = await ctx.db.forSalon(ctx.salon, (tx) => countTill(ctx, tx, body));
  if ('differs' in outcome) throw new Refusal('count-differs', { details: { difference: outcome.differs } });
  return outcome.view;
};
