import { statement } from '@ayna/kernel/db/sql';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { TransactionEntry, TransactionRecord } from '../rules/transaction-record.ts';
import type {
  EnteredSettlement,
  SettledRecord,
  SettlementRecord,
  VisitSnapshot,
} from '../rules/visit-record.ts';
import { columns, toColumns, toTransactionRecord } from './rows.ts';
import { db } from './tables.ts';

type SettlementRow = {
  readonly code: string;
  readonly at: Date;
  readonly by_code: string;
  readonly by_name: string;
  readonly by_lastname: string;
  readonly entered: EnteredSettlement;
  readonly before: VisitSnapshot;
  readonly undone_at: Date | null;
};

const toSettlementRecord = (row: SettlementRow): SettlementRecord => ({
  code: row.code,
  at: row.at.getTime(),
  by: { code: row.by_code, name: row.by_name, lastname: row.by_lastname },
  entered: row.entered,
  before: row.before,
  undone: row.undone_at !== null,
});

const query = (lock: string) =>
  statement<SettlementRow>(`
  select code, at, by_code, by_name, by_lastname, entered, before, undone_at from finance.settlements
  where salon_code = $1 and code = $2 ${lock}`);
const [read, lock] = [query(''), query('for update')];

export const readSettlement = async (tx: SalonTx, code: string): Promise<SettlementRecord | null> => {
  const [row] = await read(tx, [tx.salon, code]);
  return row ? toSettlementRecord(row) : null;
};

export const lockSettlement = async (tx: SalonTx, code: string): Promise<SettlementRecord | null> => {
  const [row] = await lock(tx, [tx.salon, code]);
  return row ? toSettlementRecord(row) : null;
};

export const insertSettlement = async (
  tx: SalonTx,
  { code, at, by, entered, before }: Omit<SettlementRecord, 'undone'>,
): Promise<void> => {
  await db(tx)
    .insertInto('finance.settlements')
    .values({
      salon_code: tx.salon,
      code,
      at: new Date(at),
      by_code: by.code,
      by_name: by.name,
      by_lastname: by.lastname,
      entered: JSON.stringify(entered),
      before: JSON.stringify(before),
    })
    .execute();
};

export const markUndone = async (
  tx: SalonTx,
  code: string,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<void> => {
  await db(tx)
    .updateTable('finance.settlements')
    .set({ undone_at: new Date(now), undone_by: by })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .execute();
};

/** What a settlement decides of a row. */
export type SettledState = Pick<
  SettledRecord,
  'id' | 'amount' | 'status' | 'paidDate' | 'listAmount' | 'discount' | 'settlementCode'
>;

/** Saves a locked row as its next version. */
export const saveSettled = async (tx: SalonTx, state: SettledState): Promise<TransactionRecord> => {
  const row = await db(tx)
    .updateTable('finance.transactions')
    .set({
      amount: String(state.amount),
      status: state.status,
      paid_date: state.paidDate,
      list_amount: state.listAmount === null ? null : String(state.listAmount),
      discount: String(state.discount),
      settlement_code: state.settlementCode,
      version: sql<number>`version + 1`,
    })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', state.id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toTransactionRecord(row);
};

type Extra = {
  readonly code: string;
  readonly entry: TransactionEntry;
  readonly settlementCode: string;
  readonly settledAppointmentCode: string;
  readonly now: number;
};

/** Inserts a tip or a due. */
export const insertExtra = async (tx: SalonTx, extra: Extra): Promise<TransactionRecord> => {
  const row = await db(tx)
    .insertInto('finance.transactions')
    .values({
      salon_code: tx.salon,
      code: extra.code,
      ...toColumns(extra.entry),
      settlement_code: extra.settlementCode,
      settled_appointment_code: extra.settledAppointmentCode,
      created_at: new Date(extra.now),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toTransactionRecord(row);
};

/** Voids tips and dues, or counts them again. Those that are so already stay as they are. */
export const setVoided = async (
  tx: SalonTx,
  codes: readonly string[],
  voided: boolean,
): Promise<TransactionRecord[]> => {
  if (codes.length === 0) return [];
  const rows = await db(tx)
    .updateTable('finance.transactions')
    .set({ taken_back: voided, version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', sql<string>`any(${codes}::uuid[])`)
    .where('taken_back', '=', !voided)
    .returning(columns)
    .execute();
  return rows.map(toTransactionRecord);
};

/**
 * Ends the settlement of an appointment whose state changed: its income has no lines and no discount, and its tips and
 * dues are voided. The products sold along stay sold.
 */
export const clearSettlement = async (tx: SalonTx, appointmentCode: string): Promise<TransactionRecord[]> => {
  await sql`
    delete from finance.payments where salon_code = ${tx.salon} and transaction_code = (
      select code from finance.transactions
      where salon_code = ${tx.salon} and appointment_code = ${appointmentCode})
  `.execute(db(tx));
  await db(tx)
    .updateTable('finance.transactions')
    .set({ settlement_code: null, list_amount: null, discount: '0' })
    .where('salon_code', '=', tx.salon)
    .where('appointment_code', '=', appointmentCode)
    .where('settlement_code', 'is not', null)
    .execute();
  const rows = await db(tx)
    .updateTable('finance.transactions')
    .set({ taken_back: true, version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .where('settled_appointment_code', '=', appointmentCode)
    .where('category', 'in', ['Tip', 'Appointment'])
    .where('taken_back', '=', false)
    .returning(columns)
    .execute();
  return rows.map(toTransactionRecord);
};

/** The incomes and sales that stand as one of these settlements left them. */
export const readSettledCodes = async (tx: SalonTx, settlements: readonly string[]): Promise<string[]> => {
  if (settlements.length === 0) return [];
  const rows = await db(tx)
    .selectFrom('finance.transactions')
    .select('code')
    .where('salon_code', '=', tx.salon)
    .where('settlement_code', '=', sql<string>`any(${settlements}::uuid[])`)
    .where('gone_at', 'is', null)
    .where('taken_back', '=', false)
    .where((row) => row.or([row('appointment_code', 'is not', null), row('category', '=', 'ProductSale')]))
    .execute();
  return rows.map(({ code }) => code);
};
