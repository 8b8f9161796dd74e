import type { ByKind, DayEndView } from '@ayna/contracts/core/day-ends';
import { hasRight } from '@ayna/domain/permissions';
import { wallDate } from '@ayna/domain/wall-now';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { combineByKind, firstCountedDay, toMonthDay, withRest } from '../../rules/day-end.ts';
import {
  type DayEndRecord,
  readDayEndOf,
  readDayOpenings,
  readLastDayEnd,
  readTillCounts,
} from '../../store/day-ends.ts';
import { readMonthDays, readMonthEnd, readMonthOpenings } from '../../store/month-ends.ts';
import {
  readCashParts,
  readLateEntries,
  readTillSums,
  readUncountedLate,
  readUnsettled,
} from '../../store/till.ts';
import { readZone } from '../../store/zone.ts';

/** What the till should hold at the end of a day that is not counted yet. */
export const readExpected = async (
  tx: SalonTx,
  days: { readonly from: string; readonly to: string },
  opening: number,
): Promise<{ readonly books: ByKind; readonly late: ByKind }> => {
  const [sums, late] = [await readTillSums(tx, days), await readUncountedLate(tx, days.from)];
  const books = combineByKind(combineByKind(sums, late), { cash: opening, card: 0, transfer: 0 });
  return { books, late };
};

const toEndView = (
  { fromDay, notes, counted, books, reason, note, kept, closed }: DayEndRecord,
  isBlind: boolean,
): NonNullable<DayEndView['end']> => ({
  at: new Date(closed.at).toISOString(),
  name: closed.name,
  fromDay,
  notes,
  counted,
  books: isBlind ? null : books,
  difference: combineByKind(counted, books, -1),
  reason,
  note,
  kept,
});

const readMonth = async (tx: SalonTx, day: string, today: string, isBlind: boolean) => {
  const month = day.slice(0, 7);
  const closed = await readMonthEnd(tx, month);
  const days = (await readMonthDays(tx, month)).map((facts) => toMonthDay(facts, today, closed !== null));
  return {
    month,
    closed: closed && { at: new Date(closed.at).toISOString(), name: closed.name },
    openings: await readMonthOpenings(tx, month),
    days: isBlind ? days.map((one) => ({ ...one, difference: null })) : days,
  };
};

const readOpenDay = async (tx: SalonTx, day: string, last: DayEndRecord | null, isBlind: boolean) => {
  const days = { from: firstCountedDay(day, last?.day ?? null), to: day };
  const isPassed = last !== null && day <= last.day;
  const opening = isPassed ? 0 : (last?.kept ?? 0);
  const { books, late } = await readExpected(tx, days, opening);
  const parts = isBlind ? [] : await readCashParts(tx, days);
  const withLate =
    isBlind || late.cash === 0
      ? parts
      : [...parts, { kind: 'late' as const, title: '', count: 1, amount: late.cash }];
  return {
    fromDay: days.from,
    isPassed,
    opening,
    books: isBlind ? null : books,
    cashParts: isBlind ? [] : withRest(withLate, opening, books.cash),
    ...(await readUnsettled(tx, days)),
  };
};

const readClosedDay = async (tx: SalonTx, end: DayEndRecord, isBlind: boolean) => {
  const days = { from: end.fromDay, to: end.day };
  const late = isBlind ? [] : await readLateEntries(tx, days);
  return {
    fromDay: end.fromDay,
    isPassed: false,
    opening: end.opening,
    books: isBlind ? null : end.books,
    cashParts: [],
    unsettledCount: 0,
    unsettled: [],
    late,
  };
};

/**
 * A day as this member may see it. Who only works at the desk counts without the books, and sees counts of their own
 * alone: a counted total tells what a day brought.
 */
export const readDayEndView = async (ctx: MemberCtx, tx: SalonTx, day: string): Promise<DayEndView> => {
  const isBlind = !hasRight(ctx.groups, 'manage-finance');
  const today = wallDate(ctx.now(), await readZone(tx));
  const month = await readMonth(tx, day, today, isBlind);
  const [end, last] = [await readDayEndOf(tx, day), await readLastDayEnd(tx)];
  const mayRead = end !== null && (!isBlind || end.closed.code === ctx.actor.code);
  return {
    day,
    state: month.days.find((one) => one.day === day)?.state ?? 'empty',
    isFirst: last === null,
    isBlind,
    late: [],
    ...(end ? await readClosedDay(tx, end, isBlind) : await readOpenDay(tx, day, last, isBlind)),
    end: mayRead ? toEndView(end, isBlind) : null,
    otherCounts: isBlind ? [] : await readTillCounts(tx, day),
    openings: await readDayOpenings(tx, day),
    month,
  };
};
