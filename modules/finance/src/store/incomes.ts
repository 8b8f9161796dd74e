import type { SalonTx } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
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

/** An income that a person posts without naming its appointment. */
export type PostedIncome = {
  readonly by: string;
  readonly date: string;
  readonly amount: number;
};

/**
 * Makes a post and the completion it belongs to wait for each other. Without it, each would miss the other's row that is
 * not committed yet, and there would be two incomes.
 */
export const lockPostedIncome = async (
  tx: SalonTx,
  { by, amount }: Omit<PostedIncome, 'date'>,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.salon} ${by} ${amount.toFixed(2)}`}, 7201451))`.execute(
    db(tx),
  );
};

/**
 * The automatic income of a completion by this person that nobody has posted yet, marked as posted. The day is that of
 * the income or of the completion, which differ where an appointment is completed on a later day.
 */
export const claimCompletion = async (
  tx: SalonTx,
  { by, date, amount }: PostedIncome,
  zone: string,
): Promise<TransactionRecord | null> => {
  const row = await db(tx)
    .updateTable('finance.transactions')
    .set({ posted_by: by })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', (completion) =>
      completion
        .selectFrom('finance.transactions')
        .select('code')
        .where('salon_code', '=', tx.salon)
        .where('category', '=', 'Appointment')
        .where('type', '=', 'Income')
        .where('appointment_code', 'is not', null)
        .where('posted_by', 'is', null)
        .where('employee_code', '=', by)
        .where(sql<boolean>`coalesce(list_amount, amount) = ${String(amount)}`)
        .where('gone_at', 'is', null)
        .where('taken_back', '=', false)
        .where(
          sql<boolean>`(date = ${date}::date or (created_at at time zone ${zone})::date = ${date}::date)`,
        )
        .orderBy('created_at')
        .orderBy('code')
        .limit(1),
    )
    .returning(columns)
    .executeTakeFirst();
  return row ? toTransactionRecord(row) : null;
};

export const markPosted = async (tx: SalonTx, code: string, by: string): Promise<void> => {
  await db(tx)
    .updateTable('finance.transactions')
    .set({ posted_by: by })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .execute();
};

/** How much the clocks of two hosts may differ. */
const CLOCK_SKEW_MS = 5_000;

/**
 * Gives an income that was posted after the completion, and before this module heard of it, to the appointment. One that
 * was posted earlier is about something else.
 */
export const adoptPosted = async (
  tx: SalonTx,
  { by, date, amount }: PostedIncome,
  { appointmentCode, completedAt, zone }: AdoptingCompletion,
): Promise<void> => {
  await sql`
    update finance.transactions set appointment_code = ${appointmentCode}
    where salon_code = ${tx.salon} and code = (
      select code from finance.transactions
      where salon_code = ${tx.salon} and posted_by = ${by} and appointment_code is null and amount = ${String(amount)}
        and category = 'Appointment' and type = 'Income' and gone_at is null
        and created_at >= ${instantOf(completedAt - CLOCK_SKEW_MS)}
        and (date = ${date}::date or date = (${instantOf(completedAt)}::timestamptz at time zone ${zone})::date)
      order by created_at, code limit 1
    ) and not exists (
      select from finance.transactions where salon_code = ${tx.salon} and appointment_code = ${appointmentCode}
    )
  `.execute(db(tx));
};

type AdoptingCompletion = {
  readonly appointmentCode: string;
  readonly completedAt: number;
  readonly zone: string;
};
