import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { TransactionEntry, TransactionRecord } from '../rules/transaction-record.ts';
import type { SettledRecord } from '../rules/visit-record.ts';
import { columns, toColumns, toTransactionRecord } from './rows.ts';
import { db } from './tables.ts';
import { settledColumns, toSettledRecord } from './visits.ts';

type MoveEntry = {
  /** The code of the stock move, which is also the code of the row: a repeated event inserts nothing. */
  readonly moveCode: string;
  readonly entry: TransactionEntry;
  readonly quantity: number;
  readonly settledAppointmentCode: string | null;
  readonly at: string;
};

/** Null if the move is recorded already. */
export const insertMoveEntry = async (tx: SalonTx, move: MoveEntry): Promise<TransactionRecord | null> => {
  const row = await db(tx)
    .insertInto('finance.transactions')
    .values({
      salon_code: tx.salon,
      code: move.moveCode,
      ...toColumns(move.entry),
      quantity: String(move.quantity),
      settled_appointment_code: move.settledAppointmentCode,
      created_at: move.at,
    })
    .onConflict((on) => on.columns(['salon_code', 'code']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? toTransactionRecord(row) : null;
};

/** The income of a sale, also one that no longer counts. */
export const lockSale = async (tx: SalonTx, moveCode: string): Promise<SettledRecord | null> => {
  const row = await db(tx)
    .selectFrom('finance.transactions')
    .select(settledColumns)
    .where('salon_code', '=', tx.salon)
    .where('code', '=', moveCode)
    .where('category', '=', 'ProductSale')
    .where('type', '=', 'Income')
    .forUpdate()
    .executeTakeFirst();
  return row ? toSettledRecord(row) : null;
};

/** A sale that was taken back in whole does not count, and belongs to no settlement. */
export const voidSale = async (tx: SalonTx, moveCode: string): Promise<TransactionRecord | null> => {
  const row = await db(tx)
    .updateTable('finance.transactions')
    .set({ taken_back: true, version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', moveCode)
    .where('taken_back', '=', false)
    .returning(columns)
    .executeTakeFirst();
  return row ? toTransactionRecord(row) : null;
};
