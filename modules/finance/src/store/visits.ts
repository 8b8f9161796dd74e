import type { SalonTx } from '@ayna/kernel/db/tx';
import { type RawBuilder, sql } from 'kysely';
import type { IncomeRecord, SettledRecord, VisitRecord } from '../rules/visit-record.ts';
import { columns, toTransactionRecord } from './rows.ts';
import { db } from './tables.ts';

export const settledColumns = [
  ...columns,
  'settlement_code',
  'list_amount',
  'discount',
  'settled_appointment_code',
  'quantity',
] as const;

type SettledRow = Parameters<typeof toTransactionRecord>[0] & {
  readonly settlement_code: string | null;
  readonly list_amount: string | null;
  readonly discount: string;
  readonly settled_appointment_code: string | null;
  readonly quantity: string | null;
};

export const toSettledRecord = (row: SettledRow): SettledRecord => ({
  ...toTransactionRecord(row),
  settlementCode: row.settlement_code,
  listAmount: row.list_amount === null ? null : Number(row.list_amount),
  discount: Number(row.discount),
  settledAppointmentCode: row.settled_appointment_code,
  quantity: row.quantity === null ? null : Number(row.quantity),
});

type IncomeRow = SettledRow & {
  readonly visit_code: string | null;
  readonly customer_code: string | null;
  readonly day: string | null;
  readonly service_name: string | null;
  readonly start_date: string | null;
  readonly minutes: number | null;
};

const toCompletion = (row: IncomeRow): IncomeRecord['completion'] =>
  row.visit_code === null
    ? null
    : {
        visitCode: row.visit_code,
        customerCode: row.customer_code,
        day: row.day ?? row.date,
        serviceName: row.service_name ?? '',
        startDate: row.start_date ?? '',
        minutes: row.minutes ?? 0,
      };

const toIncomeRecord = (row: IncomeRow): IncomeRecord => ({
  ...toSettledRecord(row),
  appointmentCode: row.appointment_code ?? '',
  completion: toCompletion(row),
});

const selectIncomes = (tx: SalonTx) =>
  db(tx)
    .selectFrom('finance.transactions as t')
    .leftJoin('finance.completions as c', (join) =>
      join.onRef('c.salon_code', '=', 't.salon_code').onRef('c.appointment_code', '=', 't.appointment_code'),
    )
    .select(settledColumns.map((column) => `t.${column}` as const))
    .select(['c.visit_code', 'c.customer_code', 'c.day', 'c.service_name', 'c.minutes'])
    .select(sql<string | null>`to_char(c.starts_at, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('start_date'))
    .where('t.salon_code', '=', tx.salon)
    .where('t.gone_at', 'is', null)
    .where('t.taken_back', '=', false);

/** The appointments that are settled together with this one, itself included. */
const visitCodes = (tx: SalonTx, code: string): RawBuilder<string> => {
  const sibling = (condition: RawBuilder<unknown>) => sql`
    select sibling.appointment_code from finance.completions own
    join finance.completions sibling on sibling.salon_code = own.salon_code and sibling.day = own.day and ${condition}
    where own.salon_code = ${tx.salon} and own.appointment_code = ${code}`;
  return sql<string>`(
    select ${code}::uuid
    union ${sibling(sql`sibling.visit_code = own.visit_code`)}
    union ${sibling(sql`sibling.customer_code = own.customer_code`)})`;
};

const selectExtras = (tx: SalonTx, appointmentCodes: readonly string[]) =>
  db(tx)
    .selectFrom('finance.transactions')
    .select(settledColumns)
    .where('salon_code', '=', tx.salon)
    .where('settled_appointment_code', '=', sql<string>`any(${appointmentCodes}::uuid[])`)
    .where('gone_at', 'is', null)
    .where('taken_back', '=', false)
    .orderBy('code');

const toVisit = (incomes: readonly IncomeRow[], extras: readonly SettledRow[]): VisitRecord => {
  const records = extras.map(toSettledRecord);
  return {
    incomes: incomes.map(toIncomeRecord),
    tips: records.filter(({ category }) => category === 'Tip'),
    dues: records.filter(({ category }) => category === 'Appointment'),
    sales: records.filter(({ category }) => category === 'ProductSale'),
  };
};

/** What the same customer had completed on the day of this appointment, in the order of the day. */
export const readVisit = async (tx: SalonTx, appointmentCode: string): Promise<VisitRecord> => {
  const incomes = await selectIncomes(tx)
    .where('t.appointment_code', 'in', visitCodes(tx, appointmentCode))
    .orderBy('c.starts_at')
    .orderBy('t.code')
    .execute();
  const codes = incomes.map((income) => income.appointment_code ?? '');
  return toVisit(incomes, await selectExtras(tx, codes).execute());
};

/** Locks the rows of these appointments, in the order of their codes so that two settlements never deadlock. */
export const lockVisit = async (tx: SalonTx, appointmentCodes: readonly string[]): Promise<VisitRecord> => {
  const incomes = await selectIncomes(tx)
    .where('t.appointment_code', '=', sql<string>`any(${appointmentCodes}::uuid[])`)
    .orderBy('t.code')
    .forUpdate('t')
    .execute();
  return toVisit(incomes, await selectExtras(tx, appointmentCodes).forUpdate().execute());
};
