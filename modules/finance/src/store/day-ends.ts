import type { Banknotes, ByKind, DifferenceReason } from '@ayna/contracts/core/day-ends';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

export type Author = { readonly at: number; readonly code: string; readonly name: string };

export type DayEndRecord = {
  readonly code: string;
  readonly fromDay: string;
  readonly day: string;
  readonly opening: number;
  readonly books: ByKind;
  readonly counted: ByKind;
  readonly notes: Banknotes;
  readonly kept: number;
  readonly reason: DifferenceReason | null;
  readonly note: string;
  readonly closed: Author;
};

/** Makes closing and opening wait for entries in progress, and later entries wait for them; the triggers share it. */
export const lockTill = async (tx: SalonTx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${tx.salon}::uuid::text, 7201452))`.execute(db(tx));
};

/** Taken before rows of closed days by what writes a transaction afterwards, as entries take it: see `share_till`. */
export const shareTill = async (tx: SalonTx): Promise<void> => {
  await sql`select finance.share_till(${tx.salon}::uuid)`.execute(db(tx));
};

const selectEnds = (tx: SalonTx) =>
  db(tx)
    .selectFrom('finance.day_ends')
    .selectAll()
    .where('salon_code', '=', tx.salon)
    .where('opened_at', 'is', null);

type DayEndRow = Awaited<ReturnType<ReturnType<typeof selectEnds>['executeTakeFirstOrThrow']>>;

const toDayEnd = (row: DayEndRow): DayEndRecord => ({
  code: row.code,
  fromDay: row.from_day,
  day: row.day,
  opening: Number(row.opening),
  books: {
    cash: Number(row.books_cash),
    card: Number(row.books_card),
    transfer: Number(row.books_transfer),
  },
  counted: {
    cash: Number(row.counted_cash),
    card: Number(row.counted_card),
    transfer: Number(row.counted_transfer),
  },
  notes: row.notes as Banknotes,
  kept: Number(row.kept),
  reason: row.reason as DifferenceReason | null,
  note: row.note,
  closed: { at: row.closed_at.getTime(), code: row.closed_by, name: row.closed_name },
});

/** The newest closed day. */
export const readLastDayEnd = async (tx: SalonTx): Promise<DayEndRecord | null> => {
  const row = await selectEnds(tx).orderBy('day', 'desc').limit(1).executeTakeFirst();
  return row ? toDayEnd(row) : null;
};

/** The count that covers a day. */
export const readDayEndOf = async (tx: SalonTx, day: string): Promise<DayEndRecord | null> => {
  const row = await selectEnds(tx)
    .where('day', '>=', day)
    .where('from_day', '<=', day)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row ? toDayEnd(row) : null;
};

export const readFirstCountedDay = async (tx: SalonTx): Promise<string | null> => {
  const row = await selectEnds(tx).orderBy('day').limit(1).executeTakeFirst();
  return row?.from_day ?? null;
};

export const insertDayEnd = async (tx: SalonTx, end: DayEndRecord): Promise<void> => {
  await db(tx)
    .insertInto('finance.day_ends')
    .values({
      salon_code: tx.salon,
      code: end.code,
      from_day: end.fromDay,
      day: end.day,
      opening: String(end.opening),
      books_cash: String(end.books.cash),
      books_card: String(end.books.card),
      books_transfer: String(end.books.transfer),
      counted_cash: String(end.counted.cash),
      counted_card: String(end.counted.card),
      counted_transfer: String(end.counted.transfer),
      notes: JSON.stringify(end.notes),
      kept: String(end.kept),
      reason: end.reason,
      note: end.note,
      closed_at: new Date(end.closed.at),
      closed_by: end.closed.code,
      closed_name: end.closed.name,
    })
    .execute();
};

export const markDayOpened = async (tx: SalonTx, code: string, by: Author, reason: string): Promise<void> => {
  await db(tx)
    .updateTable('finance.day_ends')
    .set({ opened_at: new Date(by.at), opened_by: by.code, opened_name: by.name, opened_reason: reason })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .execute();
};

/** When and why a day that was closed before was opened again, newest first. */
export const readDayOpenings = async (tx: SalonTx, day: string) => {
  const rows = await db(tx)
    .selectFrom('finance.day_ends')
    .select(['opened_at', 'opened_name', 'opened_reason'])
    .where('salon_code', '=', tx.salon)
    .where('opened_at', 'is not', null)
    .where('from_day', '<=', day)
    .where('day', '>=', day)
    .orderBy('opened_at', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    at: row.opened_at?.toISOString() ?? '',
    name: row.opened_name ?? '',
    reason: row.opened_reason ?? '',
  }));
};

/** Keeps a count that did not agree with the books. */
export const insertTillCount = async (
  tx: SalonTx,
  code: string,
  day: string,
  counted: ByKind,
  by: Author,
): Promise<void> => {
  await db(tx)
    .insertInto('finance.till_counts')
    .values({
      salon_code: tx.salon,
      code,
      day,
      at: new Date(by.at),
      by_code: by.code,
      by_name: by.name,
      cash: String(counted.cash),
      card: String(counted.card),
      transfer: String(counted.transfer),
    })
    .execute();
};

export const readTillCounts = async (tx: SalonTx, day: string) => {
  const rows = await db(tx)
    .selectFrom('finance.till_counts')
    .select(['at', 'by_name', 'cash', 'card', 'transfer'])
    .where('salon_code', '=', tx.salon)
    .where('day', '=', day)
    .orderBy('at', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    name: row.by_name,
    counted: { cash: Number(row.cash), card: Number(row.card), transfer: Number(row.transfer) },
  }));
};
