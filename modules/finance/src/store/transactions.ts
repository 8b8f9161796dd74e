import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { TransactionEntry, TransactionRecord } from '../rules/transaction-record.ts';
import { columns, toColumns, toTransactionRecord } from './rows.ts';
import { db } from './tables.ts';

/** Null if its appointment has a row already. */
export const insertTransaction = async (
  tx: SalonTx,
  code: string,
  entry: TransactionEntry,
  now: number,
): Promise<TransactionRecord | null> => {
  const row = await db(tx)
    .insertInto('finance.transactions')
    .values({
      salon_code: tx.salon,
      code,
      ...toColumns(entry),
      receipt_code: entry.receiptCode,
      created_at: new Date(now),
    })
    .onConflict((on) => on.columns(['salon_code', 'appointment_code']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? toTransactionRecord(row) : null;
};

/** Reads a transaction, also a removed or voided one, and locks it until the database transaction ends. */
export const lockTransaction = async (
  tx: SalonTx,
  by: 'code' | 'appointment_code',
  value: string,
): Promise<TransactionRecord | null> => {
  const row = await db(tx)
    .selectFrom('finance.transactions')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where(by, '=', value)
    .forUpdate()
    .executeTakeFirst();
  return row ? toTransactionRecord(row) : null;
};

/** Saves a locked transaction as its next version. */
export const saveTransaction = async (
  tx: SalonTx,
  transaction: TransactionRecord,
): Promise<TransactionRecord> => {
  const row = await db(tx)
    .updateTable('finance.transactions')
    .set({
      ...toColumns(transaction),
      receipt_code: transaction.receiptCode,
      gone_at: transaction.gone ? sql<Date>`coalesce(gone_at, now())` : null,
      version: transaction.version + 1,
    })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', transaction.id)
    .where('version', '=', transaction.version)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toTransactionRecord(row);
};
