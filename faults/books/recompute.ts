import { finance } from '@ayna/contracts/finance';
import type { TestProduct } from '../test-product.ts';
import type { Row } from './book-rows.ts';
import { checkCommissions } from './check-commissions.ts';
import type { SalonBooks } from './salon-books.ts';

// Adds the rows up once more, in whole kurus and without the product's own code, and compares.

const { routes } = finance;

const selectRows = 'select * from drill.rows where salon_code = $1';

const inKurus = (lira: number): number => Math.round(lira * 100);
const total = (rows: readonly Row[]): number => rows.reduce((sum, { kurus }) => sum + kurus, 0);
const checkBalance = async ({ call, salonCode }: SalonBooks, rows: readonly Row[]): Promise<string[]> => {
  const balance = await call(routes.balance, { params: { salonCode } });
  const of = (type: Row['type'], isPaid: boolean): number =>
    total(rows.filter((row) => row.counts && row.type === type && row.isPaid === isPaid));
  const expected = [of('Income', true), of('Expense', true), of('Income', false), of('Expense', false)];
  const told =
    balance && [balance.income, balance.expense, balance.due.income, balance.due.expense].map(inKurus);
  return String(told) === String(expected) ? [] : [`balance ${String(told)}, rows ${String(expected)}`];
};

/** One income of each completed appointment, which with its discount and its due comes to the price. */
const checkVisits = ({ visits }: SalonBooks, rows: readonly Row[]): string[] =>
  visits.flatMap(({ code, price, isCompleted }) => {
    const incomes = rows.filter((row) => row.appointment === code);
    const [income] = incomes;
    if (!income || incomes.length > 1 || income.counts !== isCompleted)
      return [`appointment ${code} has ${incomes.length} incomes, ${income?.counts} for ${isCompleted}`];
    // Products stay sold, whatever becomes of the visit.
    const parts = rows.filter((row) => row.settled === code && row.counts && row.category !== 'ProductSale');
    if (!isCompleted) return parts.length === 0 ? [] : [`appointment ${code} is undone and keeps parts`];
    const due = total(parts.filter(({ category }) => category !== 'Tip'));
    const whole = income.kurus + income.discount + due;
    return whole === inKurus(price) ? [] : [`appointment ${code} costs ${price} and comes to ${whole}`];
  });

const checkLines = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ code, lines, kurus, counts, isPaid }) => {
    const sums = Object.values(lines);
    if (!counts || !isPaid || sums.length === 0) return [];
    const paid = sums.reduce((sum, one) => sum + one, 0);
    return paid === kurus ? [] : [`transaction ${code} of ${kurus} was paid with ${paid}`];
  });

type Closed = {
  readonly from: string;
  readonly to: string;
  readonly kind: string;
  /** What the count has taken from these days. */
  readonly counted: number;
  /** What later entries have changed in them. */
  readonly late: number;
};

const selectClosed = `
  select d.from_day::text as "from", d.day::text as "to", k.kind,
    ((case k.kind when 'cash' then books_cash - opening when 'card' then books_card else books_transfer end) * 100
      - coalesce((select sum(l.amount) * 100 from finance.late_entries l
          join finance.transactions t on t.salon_code = l.salon_code and t.code = l.transaction_code
          where l.salon_code = d.salon_code and l.counted_on = d.day and l.day < d.from_day and l.kind = k.kind
            and (t.type = 'Income' or l.kind = 'cash')), 0))::int as counted,
    coalesce((select sum(l.amount) * 100 from finance.late_entries l
      join finance.transactions t on t.salon_code = l.salon_code and t.code = l.transaction_code
      where l.salon_code = d.salon_code and l.day between d.from_day and d.day and l.kind = k.kind
        and l.counted_on is distinct from d.day
        and (t.type = 'Income' or l.kind = 'cash')), 0)::int as late
  from finance.day_ends d cross join (values ('cash'), ('card'), ('transfer')) k (kind)
  where d.salon_code = $1 and d.opened_at is null`;

/** What a kind brought into the till; without lines it is cash. Expenses by card never pass it. */
const tillPart = ({ type, kurus, lines }: Row, kind: string): number => {
  const hasLines = Object.keys(lines).length > 0;
  const amount = hasLines ? (lines[kind] ?? 0) : kind === 'cash' ? kurus : 0;
  if (type === 'Income') return amount;
  return kind === 'cash' ? -amount : 0;
};

/** A closed day is what was counted, and later entries that say so. */
const checkTill = async ({ query }: TestProduct, { salonCode }: SalonBooks, rows: readonly Row[]) => {
  const closed = await query<Closed>(selectClosed, [salonCode]);
  const findings = closed.flatMap(({ from, to, kind, counted, late }) => {
    const now = rows
      .filter(
        ({ counts, isPaid, paidDate }) => counts && isPaid && paidDate && paidDate >= from && paidDate <= to,
      )
      .reduce((sum, row) => sum + tillPart(row, kind), 0);
    return now === counted + late
      ? []
      : [`${kind} of ${from} to ${to}: ${now}, counted ${counted}, late ${late}`];
  });
  return { findings, days: closed.length / 3 };
};

/** What differs in the books of a salon. */
export const checkBooks = async (product: TestProduct, books: SalonBooks, today: string) => {
  const rows = await product.query<Row>(selectRows, [books.salonCode]);
  const till = await checkTill(product, books, rows);
  const commissions = await checkCommissions(product, books, rows, today);
  const findings = [
    ...(await checkBalance(books, rows)),
    ...checkVisits(books, rows),
    ...checkLines(rows),
    ...till.findings,
    ...commissions.findings,
  ];
  const { statements, frozen, corrections } = commissions;
  return { findings, transactions: rows.length, closedDays: till.days, statements, frozen, corrections };
};
