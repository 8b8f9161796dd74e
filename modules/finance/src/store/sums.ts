import type { ResponseOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import { statement } from '@ayna/kernel/db/sql';
import type { SalonReadTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

// Sums of the figures that are kept for each day. The database adds up as numeric, exact to the kurus. Only finished sums
// become JavaScript numbers.

type Report = ResponseOf<typeof finance.routes.monthlyReport>;
type Total = Report['before'];

/** Both days are included. */
export type DateRange = { readonly from: string; readonly to: string };

const selectDays = (tx: SalonReadTx, { from, to }: DateRange) =>
  db(tx)
    .selectFrom('finance.day_figures')
    .where('salon_code', '=', tx.salon)
    .where('day', '>=', from)
    .where('day', '<=', to);

const sumOf = (column: 'paid' | 'due', type: 'Income' | 'Expense') =>
  sql<string>`coalesce(sum(${sql.ref(column)}) filter (where type = ${sql.lit(type)}), 0)`;

type Sums = Record<keyof Total, string>;

const toTotal = ({ income, expense, difference }: Sums): Total => ({
  income: Number(income),
  expense: Number(expense),
  difference: Number(difference),
});

type Balance = ResponseOf<typeof finance.routes.balance>;

const selectBalance = statement<Record<`${'paid' | 'due'}_${keyof Total}`, string>>(`
  select paid_income, paid_expense, paid_income - paid_expense as paid_difference,
    due_income, due_expense, due_income - due_expense as due_difference
  from (
    select coalesce(sum(paid_income), 0) as paid_income, coalesce(sum(paid_expense), 0) as paid_expense,
      coalesce(sum(due_income), 0) as due_income, coalesce(sum(due_expense), 0) as due_expense
    from finance.month_sums where salon_code = $1
  ) as sums`);

/** Everything paid so far, and everything due. */
export const readBalance = async (tx: SalonReadTx): Promise<Balance> => {
  const [sums] = await selectBalance(tx, [tx.salon]);
  if (!sums) throw new Error('readBalance: an aggregate without a row');
  const { paid_income, paid_expense, paid_difference, due_income, due_expense, due_difference } = sums;
  return {
    ...toTotal({ income: paid_income, expense: paid_expense, difference: paid_difference }),
    due: toTotal({ income: due_income, expense: due_expense, difference: due_difference }),
  };
};

const paidSums = (prefix: string, days: string): string =>
  `coalesce(sum(paid) filter (where type = 'Income' and ${days}), 0) as ${prefix}income,
   coalesce(sum(paid) filter (where type = 'Expense' and ${days}), 0) as ${prefix}expense,
   coalesce(sum(case type when 'Income' then paid else -paid end) filter (where ${days}), 0) as ${prefix}difference`;

const selectMonths = statement<Sums & Record<`before_${keyof Total}`, string>>(`
  select ${paidSums('', 'day >= $3')}, ${paidSums('before_', 'day < $3')}
  from finance.day_figures where salon_code = $1 and day between $2 and $4`);

/** What was paid in a month and in the one before it, in one walk over the index. */
export const readPaidMonths = async (
  tx: SalonReadTx,
  { month, previous }: { readonly month: DateRange; readonly previous: DateRange },
): Promise<{ paid: Total; before: Total }> => {
  const [sums] = await selectMonths(tx, [tx.salon, previous.from, month.from, month.to]);
  if (!sums) throw new Error('readPaidMonths: an aggregate without a row');
  const { before_income, before_expense, before_difference } = sums;
  return {
    paid: toTotal(sums),
    before: toTotal({ income: before_income, expense: before_expense, difference: before_difference }),
  };
};

const readTotal = async (tx: SalonReadTx, days: DateRange, column: 'paid' | 'due'): Promise<Total> => {
  const [income, expense] = [sumOf(column, 'Income'), sumOf(column, 'Expense')];
  const sums = await selectDays(tx, days)
    .select([income.as('income'), expense.as('expense')])
    .select(sql<string>`${income} - ${expense}`.as('difference'))
    .executeTakeFirstOrThrow();
  return toTotal(sums);
};

/** Transactions with a paid date in this range. */
export const readPaidBetween = (tx: SalonReadTx, days: DateRange): Promise<Total> =>
  readTotal(tx, days, 'paid');

/** Unpaid transactions with a date in this range. */
export const readTotalDueBetween = (tx: SalonReadTx, days: DateRange): Promise<Total> =>
  readTotal(tx, days, 'due');

/** Paid amounts by category, highest first. */
export const readPaidByCategory = async (tx: SalonReadTx, days: DateRange): Promise<Report['byCategory']> => {
  const rows = await selectDays(tx, days)
    .select([
      'type',
      'category',
      sql<string>`sum(paid)`.as('amount'),
      sql<number>`sum(paid_count)::integer`.as('count'),
    ])
    .groupBy(['type', 'category'])
    .having(sql`sum(paid_count)`, '>', 0)
    .orderBy('type', 'desc')
    .orderBy(sql`sum(paid) desc`)
    .orderBy('category')
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) })) as Report['byCategory'];
};

/** Paid amounts of every day, also of days without payments. */
export const readPaidByDay = async (tx: SalonReadTx, days: DateRange): Promise<Report['byDay']> => {
  const { rows } = await sql<{ date: string; income: string; expense: string }>`
    select date::date as date, coalesce(income, 0) as income, coalesce(expense, 0) as expense
    from generate_series(${days.from}::timestamp, ${days.to}::timestamp, interval '1 day') as date
    left join (
      select day, ${sumOf('paid', 'Income')} as income, ${sumOf('paid', 'Expense')} as expense
      from finance.day_figures
      where salon_code = ${tx.salon} and day between ${days.from}::date and ${days.to}::date group by day
    ) as paid on day = date::date
    order by date
  `.execute(db(tx));
  return rows.map(({ date, ...sums }) => ({
    date,
    income: Number(sums.income),
    expense: Number(sums.expense),
  }));
};

type Performer = Report['byPerformer'][number];
type PerformerSum = 'income' | 'services' | 'products';
type PerformerRow = Omit<Performer, PerformerSum> & Readonly<Record<PerformerSum, string>>;

/** Paid income by performer, highest first, under their present name; without a copy of them, under the last that was written. */
export const readPaidByPerformer = async (
  tx: SalonReadTx,
  days: DateRange,
): Promise<Report['byPerformer']> => {
  const { rows } = await sql<PerformerRow>`
    select performer_code as "employeeCode", income, count, services, products,
      coalesce(employee.state -> 'userSnapshot' ->> 'name', latest.name) as name,
      coalesce(employee.state -> 'userSnapshot' ->> 'lastname', latest.lastname) as lastname
    from (
      select performer_code, sum(paid) as income, sum(paid_count)::integer as count,
        coalesce(sum(paid) filter (where category = 'Appointment'), 0) as services,
        coalesce(sum(paid) filter (where category = 'ProductSale'), 0) as products
      from finance.day_figures
      where salon_code = ${tx.salon} and day between ${days.from}::date and ${days.to}::date
        and type = 'Income' and performer_code is not null
      group by performer_code having sum(paid_count) > 0
    ) as performers
    left join finance.employee_copies employee
      on employee.salon_code = ${tx.salon} and employee.code = performers.performer_code
    left join lateral (
      select performer_name as name, performer_lastname as lastname from finance.transactions t
      where employee.code is null and t.salon_code = ${tx.salon} and t.performer_code = performers.performer_code
        and gone_at is null and not taken_back
      order by date desc, created_at desc limit 1
    ) as latest on true
    order by income desc, performer_code
  `.execute(db(tx));
  return rows.map(({ income, services, products, ...row }) => ({
    ...row,
    income: Number(income),
    services: Number(services),
    products: Number(products),
  }));
};
