import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { type Booked, bookedOf, columns, type Entry, fieldsOf } from './rows.ts';
import { db } from './tables.ts';

/** Nothing, if its appointment has a row already. */
export const insertTransaction = async (
  tx: SalonTx,
  code: string,
  entry: Entry,
  now: number,
): Promise<Booked | null> => {
  const row = await db(tx)
    .insertInto('finance.transactions')
    .values({ salon_code: tx.salon, code, ...fieldsOf(entry), created_at: new Date(now) })
    .onConflict((on) => on.columns(['salon_code', 'appointment_code']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? bookedOf(row) : null;
};

/** Also one that does not count: it says so. Nobody else changes it until this transaction is over. */
export const lockTransaction = async (
  tx: SalonTx,
  by: 'code' | 'appointment_code',
  value: string,
): Promise<Booked | null> => {
  const row = await db(tx)
    .selectFrom('finance.transactions')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where(by, '=', value)
    .forUpdate()
    .executeTakeFirst();
  return row ? bookedOf(row) : null;
};

/** Writes one that this transaction has locked, as its next version. */
export const saveTransaction = async (tx: SalonTx, booked: Booked): Promise<Booked> => {
  const row = await db(tx)
    .updateTable('finance.transactions')
    .set({
      ...fieldsOf(booked),
      gone_at: booked.gone ? sql<Date>`coalesce(gone_at, now())` : null,
      version: booked.version + 1,
    })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', booked.id)
    .where('version', '=', booked.version)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return bookedOf(row);
};
