import { sumLira } from '@ayna/domain/money';
import type { Transaction } from '../../../data/finance.ts';

export type Totals = {
  /** Paid. */
  readonly income: number;
  readonly expense: number;
  readonly net: number;
  /** Not paid yet: what the salon gets, and what it owes. */
  readonly receivable: number;
  readonly payable: number;
  /** The earliest day of those not paid yet. */
  readonly nextDue: string | null;
};

const sumOf = (
  transactions: readonly Transaction[],
  type: Transaction['type'],
  status: Transaction['status'],
): number =>
  sumLira(
    transactions.filter((one) => one.type === type && one.status === status).map(({ amount }) => amount),
  );

/** Of paid transactions; those not paid yet are counted apart. */
export const totalsOf = (transactions: readonly Transaction[]): Totals => {
  const income = sumOf(transactions, 'Income', true);
  const expense = sumOf(transactions, 'Expense', true);
  const dueDays = transactions.filter(({ status }) => !status).map(({ date }) => date);
  return {
    income,
    expense,
    net: sumLira([income, -expense]),
    receivable: sumOf(transactions, 'Income', false),
    payable: sumOf(transactions, 'Expense', false),
    nextDue: dueDays.toSorted()[0] ?? null,
  };
};

/** What each day's paid transactions come to. */
export const netPerDay = (transactions: readonly Transaction[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(transactions, ({ date }) => date)].map(([date, ofDay]) => [date, totalsOf(ofDay).net]),
  );
