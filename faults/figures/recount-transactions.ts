import { addTo, differences, type Query, type Recount, readSums, type Sums } from './sums.ts';

// Counts every figure of transactions once more from the rows, in whole kurus and thousandths, without the product's own
// code, and compares it with what was kept.

type TransactionRow = {
  readonly salon: string;
  readonly day: string;
  readonly type: string;
  readonly category: string;
  readonly performer: string | null;
  readonly product: string | null;
  readonly isPaid: boolean;
  readonly kurus: number;
  readonly thousandths: number;
};

const selectTransactions = `
  select salon_code as salon, case when status then paid_date else date end::text as day, type, category,
    performer_code as performer, product_code as product, status as "isPaid", (amount * 100)::int as kurus,
    coalesce(quantity * 1000, 0)::int as thousandths
  from finance.transactions
  where gone_at is null and not taken_back and salon_code = coalesce($1::uuid, salon_code)`;

const countTransaction = (days: Sums, months: Sums, row: TransactionRow): void => {
  const { salon, day, type, category, performer, product } = row;
  const name = [salon, day, type, category, performer ?? '-', product ?? '-'].join(' ');
  const way = row.isPaid ? 'paid' : 'due';
  addTo(days, `${name} ${way}`, row.kurus);
  addTo(days, `${name} ${way} count`, 1);
  addTo(days, `${name} quantity`, row.thousandths);
  addTo(months, `${salon} ${day.slice(0, 7)} ${way} ${type}`, row.kurus);
};

const selectKeptDays = `
  select concat_ws(' ', salon_code, day, type, category, coalesce(performer_code::text, '-'),
    coalesce(product_code::text, '-'), figure) as name, value::int as value
  from finance.day_figures cross join lateral (
    values ('paid', paid * 100), ('paid count', paid_count), ('due', due * 100), ('due count', due_count),
      ('quantity', quantity * 1000)) as figures (figure, value)
  where value <> 0 and salon_code = coalesce($1::uuid, salon_code)`;

const selectKeptMonths = `
  select concat_ws(' ', salon_code, to_char(month, 'YYYY-MM'), figure) as name, value::int as value
  from finance.month_sums cross join lateral (
    values ('paid Income', paid_income * 100), ('paid Expense', paid_expense * 100), ('due Income', due_income * 100),
      ('due Expense', due_expense * 100)) as figures (figure, value)
  where value <> 0 and salon_code = coalesce($1::uuid, salon_code)`;

/** Of one salon, or of all. */
export const recountTransactions = async (query: Query, salon: string | null = null): Promise<Recount> => {
  const [days, months]: [Sums, Sums] = [new Map(), new Map()];
  const rows = await query<TransactionRow>(selectTransactions, [salon]);
  for (const row of rows) countTransaction(days, months, row);
  return {
    rows: rows.length,
    figures: days.size + months.size,
    findings: [
      ...differences(await readSums(query, selectKeptDays, salon), days),
      ...differences(await readSums(query, selectKeptMonths, salon), months),
    ],
  };
};
