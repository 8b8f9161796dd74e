import type { AnswerOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

// Added up by the database as numeric, to the kurus; a number is made of a sum only when it is finished.

type Report = AnswerOf<typeof finance.routes.monthlyReport>;
type Total = Report['before'];

/** From the first to the last, both counted in. */
type Days = { readonly from: string; readonly to: string };

const counting = (tx: SalonTx) =>
  db(tx)
    .selectFrom('finance.transactions')
    .where('salon_code', '=', tx.salon)
    .where('gone_at', 'is', null)
    .where('taken_back', '=', false);

const paidIn = (tx: SalonTx, { from, to }: Days) =>
  counting(tx).where('status', '=', true).where('paid_date', '>=', from).where('paid_date', '<=', to);

const sumOf = (type: 'Income' | 'Expense') =>
  sql<string>`coalesce(sum(amount) filter (where type = ${sql.lit(type)}), 0)`;
const [income, expense] = [sumOf('Income'), sumOf('Expense')];

const totalOf = async (rows: ReturnType<typeof counting>): Promise<Total> => {
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

/** All that was ever paid. */
export const totalPaid = (tx: SalonTx): Promise<Total> => totalOf(counting(tx).where('status', '=', true));

/** What was paid on these days. */
export const totalPaidIn = (tx: SalonTx, days: Days): Promise<Total> => totalOf(paidIn(tx, days));

/** All that is not paid yet. */
export const totalDue = (tx: SalonTx): Promise<Total> => totalOf(counting(tx).where('status', '=', false));

/** What belongs to these days and is not paid yet. */
export const totalDueIn = (tx: SalonTx, { from, to }: Days): Promise<Total> =>
  totalOf(counting(tx).where('status', '=', false).where('date', '>=', from).where('date', '<=', to));

/** What was paid by category, the most first. */
export const paidByCategory = async (tx: SalonTx, days: Days): Promise<Report['byCategory']> => {
  const rows = await paidIn(tx, days)
    .select(['type', 'category', sql<string>`sum(amount)`.as('amount'), sql<number>`count(*)`.as('count')])
    .groupBy(['type', 'category'])
    .orderBy('type', 'desc')
    .orderBy(sql`sum(amount) desc`)
    .orderBy('category')
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) })) as Report['byCategory'];
};

/** Every one of these days, also those on which nothing was paid. */
export const paidByDay = async (tx: SalonTx, days: Days): Promise<Report['byDay']> => {
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

/** What each one's work brought in, by the name they had last, the most first. */
export const paidByPerformer = async (tx: SalonTx, days: Days): Promise<Report['byPerformer']> => {
  const last = (column: string) =>
    sql<string>`(array_agg(${sql.ref(column)} order by date desc, created_at desc))[1]`;
  const rows = await paidIn(tx, days)
    .where('type', '=', 'Income')
    .where('performer_code', 'is not', null)
    .select([
      'performer_code as employeeCode',
      last('performer_name').as('name'),
      last('performer_lastname').as('lastname'),
      sql<string>`sum(amount)`.as('income'),
      sql<number>`count(*)`.as('count'),
    ])
    .groupBy('performer_code')
    .orderBy(sql`sum(amount) desc`)
    .orderBy('performer_code')
    .execute();
  return rows.map((row) => ({ ...row, income: Number(row.income) })) as Report['byPerformer'];
};
