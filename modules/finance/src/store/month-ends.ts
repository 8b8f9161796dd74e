import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { Author } from './day-ends.ts';
import { db } from './tables.ts';

/** A month in the database is its first day. */
export const firstOf = (month: string): string => `${month}-01`;

export const readMonthEnd = async (tx: SalonTx, month: string): Promise<Author | null> => {
  const row = await db(tx)
    .selectFrom('finance.month_ends')
    .select(['closed_at', 'closed_by', 'closed_name'])
    .where('salon_code', '=', tx.salon)
    .where('month', '=', firstOf(month))
    .where('opened_at', 'is', null)
    .executeTakeFirst();
  return row ? { at: row.closed_at.getTime(), code: row.closed_by, name: row.closed_name } : null;
};

/** The newest closed month, such as 2026-11. */
export const readLastClosedMonth = async (tx: SalonTx): Promise<string | null> => {
  const row = await db(tx)
    .selectFrom('finance.month_ends')
    .select('month')
    .where('salon_code', '=', tx.salon)
    .where('opened_at', 'is', null)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.month.slice(0, 7) ?? null;
};

export const insertMonthEnd = async (tx: SalonTx, code: string, month: string, by: Author): Promise<void> => {
  await db(tx)
    .insertInto('finance.month_ends')
    .values({
      salon_code: tx.salon,
      code,
      month: firstOf(month),
      closed_at: new Date(by.at),
      closed_by: by.code,
      closed_name: by.name,
    })
    .execute();
};

export const markMonthOpened = async (
  tx: SalonTx,
  month: string,
  by: Author,
  reason: string,
): Promise<void> => {
  await db(tx)
    .updateTable('finance.month_ends')
    .set({ opened_at: new Date(by.at), opened_by: by.code, opened_name: by.name, opened_reason: reason })
    .where('salon_code', '=', tx.salon)
    .where('month', '=', firstOf(month))
    .where('opened_at', 'is', null)
    .execute();
};

export const readMonthOpenings = async (tx: SalonTx, month: string) => {
  const rows = await db(tx)
    .selectFrom('finance.month_ends')
    .select(['opened_at', 'opened_name', 'opened_reason'])
    .where('salon_code', '=', tx.salon)
    .where('month', '=', firstOf(month))
    .where('opened_at', 'is not', null)
    .orderBy('opened_at', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    at: row.opened_at?.toISOString() ?? '',
    name: row.opened_name ?? '',
    reason: row.opened_reason ?? '',
  }));
};

type MonthDayRow = {
  readonly day: string;
  readonly hasTransactions: boolean;
  readonly isCounted: boolean;
  readonly difference: string | null;
};

/** Every day of a month: whether money moved, whether a count covers it, and the difference of the count it ends. */
export const readMonthDays = async (tx: SalonTx, month: string) => {
  const { rows } = await sql<MonthDayRow>`
    select d.day::date as day,
      exists (
        select from finance.transactions t where t.salon_code = ${tx.salon} and t.paid_date = d.day::date
          and t.status and t.gone_at is null and not t.taken_back
      ) as "hasTransactions",
      e.code is not null as "isCounted",
      case when e.day = d.day::date then
        e.counted_cash + e.counted_card + e.counted_transfer - e.books_cash - e.books_card - e.books_transfer
      end as difference
    from generate_series(${firstOf(month)}::timestamp, ${firstOf(month)}::timestamp + interval '1 month - 1 day',
      interval '1 day') as d (day)
    left join finance.day_ends e on e.salon_code = ${tx.salon} and e.opened_at is null
      and e.from_day <= d.day::date and e.day >= d.day::date
    order by d.day
  `.execute(db(tx));
  return rows.map((row) => ({
    ...row,
    difference: row.difference === null ? null : Number(row.difference),
  }));
};
