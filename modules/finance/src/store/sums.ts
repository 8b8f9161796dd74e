import type { ResponseOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

// The database adds up as numeric, exact to the kurus. Only finished sums become JavaScript numbers.

type Report = ResponseOf<typeof finance.routes.monthlyReport>;
type Total = Report['before'];

/** Both days are included. */
type DateRange = { readonly from: string; readonly to: string };

const selectCounted = (tx: SalonTx) =>
  db(tx)
    .selectFrom('finance.transactions')
    .where('salon_code', '=', tx.salon)
    .where('gone_at', 'is', null)
    .where('taken_back', '=', false);

const selectPaid = (tx: SalonTx, { from, to }: DateRange) =>
  selectCounted(tx).where('status', '=', true).where('paid_date', '>=', from).where('paid_date', '<=', to);

const sumOf = (type: 'Income' | 'Expense') =>
  sql<string>`coalesce(sum(amount) filter (where type = ${sql.lit(type)}), 0)`;
const [income, expense] = [sumOf('Income'), sumOf('Expense')];

const readTotal = async (rows: ReturnType<typeof selectCounted>): Promise<Total> => {
  const sums = await rows
    .select([income.as('income'), expense.as('expense')])
    .select(sql<string>`${income} - ${expense}`.as('difference'))
    .executeTakeFirstOrThrow();
  return {
    income: Number(sums.income),
    expense: Number(sums.expense),
    difference: Number(sums.difference),
  };
};

export const readTotalPaid = (tx: SalonTx): Promise<Total> =>
  readTotal(selectCounted(tx).where('status', '=', true));

export const readTotalPaidBetween = (tx: SalonTx, days: DateRange): Promise<Total> =>
  readTotal(selectPaid(tx, days));

export const readTotalDue = (tx: SalonTx): Promise<Total> =>
  readTotal(selectCounted(tx).where('status', '=', false));

/** Unpaid transactions with a date in this range. */
export const readTotalDueBetween = (tx: SalonTx, { from, to }: DateRange): Promise<Total> =>
  readTotal(selectCounted(tx).where('status', '=', false).where('date', '>=', from).where('date', '<=', to));

/** Paid amounts by category, highest first. */
export const readPaidByCategory = async (tx: SalonTx, days: DateRange): Promise<Report['byCategory']> => {
  const rows = await selectPaid(tx, days)
    .select(['type', 'category', sql<string>`sum(amount)`.as('amount'), sql<number>`count(*)`.as('count')])
    .groupBy(['type', 'category'])
    .orderBy('type', 'desc')
    .orderBy(sql`sum(amount) desc`)
    .orderBy('category')
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) })) as Report['byCategory'];
};

/** Paid amounts of every day, also of days without payments. */
export const readPaidByDay = async (tx: SalonTx, days: DateRange): Promise<Report['byDay']> => {
  const { rows } = await sql<{ date: string; income: string; expense: string }>`
    select day::date as date, ${income} as income, ${expense} as expense
    from generate_series(${days.from}::timestamp, ${days.to}::timestamp, interval '1 day') as day
    left join finance.transactions on salon_code = ${tx.salon} and paid_date = day::date
      and status and gone_at is null and not taken_back
    group by day order by day
  `.execute(db(tx));
  return rows.map(({ date, ...sums }) => ({
    date,
    income: Number(sums.income),
    expense: Number(sums.expense),
  }));
};

/** Paid income by performer under their latest name, highest first. */
export const readPaidByPerformer = async (tx: SalonTx, days: DateRange): Promise<Report['byPerformer']> => {
  const latest = (column: string) =>
    sql<string>`(array_agg(${sql.ref(column)} order by date desc, created_at desc))[1]`;
  const rows = await selectPaid(tx, days)
    .where('type', '=', 'Income')
    .where('performer_code', 'is not', null)
    .select([
      'performer_code as employeeCode',
      latest('performer_name').as('name'),
      latest('performer_lastname').as('lastname'),
      sql<string>`sum(amount)`.as('income'),
      sql<number>`count(*)`.as('count'),
    ])
    .groupBy('performer_code')
    .orderBy(sql`sum(amount) desc`)
    .orderBy('performer_code')
    .execute();
  return rows.map((row) => ({ ...row, income: Number(row.income) })) as Report['byPerformer'];
};
