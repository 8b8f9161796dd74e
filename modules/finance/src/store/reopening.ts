import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Both days are included. */
type DateRange = { readonly from: string; readonly to: string };

/**
 * Locks the late transactions of these days before the till is locked, because entries lock in this order too: first
 * their rows, then the till.
 */
export const lockLateTransactions = async (tx: SalonTx, { from, to }: DateRange): Promise<void> => {
  await sql`
    select from finance.transactions
    where salon_code = ${tx.salon} and after_close and coalesce(paid_date, date) between ${from}::date and ${to}::date
    order by code for update
  `.execute(db(tx));
};

/**
 * Makes the late entries of days that are open again ordinary ones: the next count adds up those days as they are. Days
 * that are still closed, by a count or by their month, keep theirs.
 */
export const releaseDays = async (tx: SalonTx, { from, to }: DateRange): Promise<void> => {
  const days = sql`between ${from}::date and ${to}::date`;
  await sql`
    delete from finance.closed_lines
    where salon_code = ${tx.salon} and day ${days} and not finance.is_day_closed(salon_code, day)
  `.execute(db(tx));
  await sql`
    delete from finance.late_entries
    where salon_code = ${tx.salon} and day ${days} and not finance.is_day_closed(salon_code, day)
  `.execute(db(tx));
  await sql`
    update finance.transactions set after_close = false
    where salon_code = ${tx.salon} and after_close and coalesce(paid_date, date) ${days}
      and not finance.is_day_closed(salon_code, coalesce(paid_date, date))
  `.execute(db(tx));
};

/** Late entries that the count of this day had taken into account wait for the next count again. */
export const uncountLate = async (tx: SalonTx, day: string): Promise<void> => {
  await sql`
    update finance.late_entries set counted_on = null
    where salon_code = ${tx.salon} and counted_on = ${day}::date
  `.execute(db(tx));
};

/** The days of a month that was opened again: their late entries count in this month. */
export const releaseMonth = async (tx: SalonTx, { from, to }: DateRange): Promise<void> => {
  await sql`
    update finance.late_entries set in_closed_month = false
    where salon_code = ${tx.salon} and day between ${from}::date and ${to}::date
  `.execute(db(tx));
};
