import type { CommissionFigures } from '@ayna/contracts/core/commissions';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { FrozenStatement } from './commissions.ts';
import { firstOf } from './month-ends.ts';
import { db } from './tables.ts';

type StatementRow = {
  readonly employeeCode: string;
  readonly figures: CommissionFigures;
  readonly transactionCode: string | null;
  readonly paidOn: string | null;
};

const toStatement = ({ employeeCode, figures, transactionCode, paidOn }: StatementRow): FrozenStatement => ({
  employeeCode,
  figures,
  // An expense that was removed has paid nothing.
  paid: transactionCode && paidOn ? { transactionCode, day: paidOn } : null,
});

const selectStatements = (tx: SalonTx, month: string) => sql`
  select f.employee_code as "employeeCode", f.figures, t.code as "transactionCode", t.paid_date as "paidOn"
  from finance.commission_statements f
  left join finance.transactions t on t.salon_code = f.salon_code and t.code = f.transaction_code
    and t.gone_at is null and t.status
  where f.salon_code = ${tx.salon} and f.month = ${firstOf(month)}::date`;

export const readStatements = async (tx: SalonTx, month: string): Promise<FrozenStatement[]> => {
  const { rows } = await sql<StatementRow>`${selectStatements(tx, month)} order by 1`.execute(db(tx));
  return rows.map(toStatement);
};

/** Makes two people who pay at once wait for each other. */
export const lockStatement = async (
  tx: SalonTx,
  month: string,
  employeeCode: string,
): Promise<FrozenStatement | null> => {
  await sql`
    select from finance.commission_statements
    where salon_code = ${tx.salon} and month = ${firstOf(month)}::date and employee_code = ${employeeCode} for update
  `.execute(db(tx));
  const { rows } = await sql<StatementRow>`
    ${selectStatements(tx, month)} and f.employee_code = ${employeeCode}
  `.execute(db(tx));
  return rows[0] ? toStatement(rows[0]) : null;
};

type Freezing = { readonly employeeCode: string; readonly figures: CommissionFigures };

export const freezeStatements = async (
  tx: SalonTx,
  month: string,
  statements: readonly Freezing[],
  at: number,
): Promise<void> => {
  for (const { employeeCode, figures } of statements)
    await sql`
      insert into finance.commission_statements (salon_code, month, employee_code, figures, frozen_at)
      values (${tx.salon}, ${firstOf(month)}::date, ${employeeCode}, ${JSON.stringify(figures)}::jsonb,
        ${new Date(at)})
    `.execute(db(tx));
  await sql`
    update finance.late_entries set counted_in = ${firstOf(month)}::date
    where salon_code = ${tx.salon} and in_closed_month and counted_in is null and day < ${firstOf(month)}::date
  `.execute(db(tx));
};

/** Whether the commission of anybody was paid for this month; an expense that was removed has paid nothing. */
export const isAnyStatementPaid = async (tx: SalonTx, month: string): Promise<boolean> => {
  const { rows } = await sql<{ isPaid: boolean }>`
    select exists (
      select from finance.commission_statements f
      join finance.transactions t on t.salon_code = f.salon_code and t.code = f.transaction_code
      where f.salon_code = ${tx.salon} and f.month = ${firstOf(month)}::date and t.gone_at is null and t.status
    ) as "isPaid"
  `.execute(db(tx));
  return rows[0]?.isPaid === true;
};

/** A month that is open again is computed again, with the corrections that it had counted. */
export const releaseStatements = async (tx: SalonTx, month: string): Promise<void> => {
  await sql`
    delete from finance.commission_statements where salon_code = ${tx.salon} and month = ${firstOf(month)}::date
  `.execute(db(tx));
  await sql`
    delete from finance.counted_works where salon_code = ${tx.salon} and month = ${firstOf(month)}::date
  `.execute(db(tx));
  await sql`
    update finance.late_entries set counted_in = null
    where salon_code = ${tx.salon} and counted_in = ${firstOf(month)}::date
  `.execute(db(tx));
};

/** Notes which expense has paid a statement; the expense is wages, not an advance. */
export const markStatementPaid = async (
  tx: SalonTx,
  month: string,
  employeeCode: string,
  transactionCode: string,
): Promise<void> => {
  await sql`
    update finance.commission_statements set transaction_code = ${transactionCode}
    where salon_code = ${tx.salon} and month = ${firstOf(month)}::date and employee_code = ${employeeCode}
  `.execute(db(tx));
  await sql`
    update finance.transactions set salary_kind = 'salary'
    where salon_code = ${tx.salon} and code = ${transactionCode}
  `.execute(db(tx));
};
