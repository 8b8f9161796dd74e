import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { TransactionEntry, TransactionRecord } from '../rules/transaction-record.ts';
import { columns, toColumns, toTransactionRecord } from './rows.ts';
import { db } from './tables.ts';

type AppointmentIncome = {
  /** The code of the row, if the appointment has none yet. */
  readonly code: string;
  readonly entry: TransactionEntry & { readonly appointmentCode: string };
  readonly appointmentVersion: number;
  readonly completed: boolean;
  readonly at: string;
};

/**
 * Applies the state of an appointment in one statement: it inserts the row, updates it if the version is newer, or does
 * nothing. A completion overwrites what a person wrote or removed. An undone completion only marks the row as voided.
 */
export const saveIncome = async (
  tx: SalonTx,
  { code, entry, appointmentVersion, completed, at }: AppointmentIncome,
): Promise<TransactionRecord | null> => {
  const appointmentState = { appointment_version: appointmentVersion, taken_back: !completed };
  const row = await db(tx)
    .insertInto('finance.transactions')
    .values({ salon_code: tx.salon, code, ...toColumns(entry), ...appointmentState, created_at: at })
    .onConflict((on) =>
      on
        .columns(['salon_code', 'appointment_code'])
        .doUpdateSet({
          ...(completed && { ...toColumns(entry), gone_at: null }),
          ...appointmentState,
          version: sql<number>`transactions.version + 1`,
        })
        .where(sql<boolean>`coalesce(transactions.appointment_version, 0) < ${appointmentVersion}`),
    )
    .returning(columns)
    .executeTakeFirst();
  return row ? toTransactionRecord(row) : null;
};
