import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { SalonReadTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { TransactionRecord } from '../rules/transaction-record.ts';
import { columns, toTransactionRecord } from './rows.ts';
import { db } from './tables.ts';

const MAX_REMOVED = 100;

/** What a person removed since then, the latest first. A voided income is not among it: only a completion restores it. */
export const readRemoved = async (tx: SalonReadTx, since: number) => {
  const rows = await db(tx)
    .selectFrom('finance.transactions')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('gone_at', '>=', new Date(since))
    .where('taken_back', '=', false)
    .orderBy('gone_at', 'desc')
    .orderBy('code')
    .limit(MAX_REMOVED)
    .execute();
  return rows.map((row) => ({
    transaction: toTransactionRecord(row),
    removedAt: row.gone_at ?? row.created_at,
  }));
};

type Query = InputOf<typeof finance.routes.bySalon>['query'];
type TransactionFilter = Omit<Query, 'startDate' | 'endDate'> & {
  readonly from: string;
  readonly to: string | null;
};

/** Counted transactions, newest first. `employeeCode` matches the performer or, without one, the named employee. */
export const readTransactions = async (
  tx: SalonReadTx,
  filter: TransactionFilter,
): Promise<TransactionRecord[]> => {
  const { from, to, employeeCode, productCode, category, type, status } = filter;
  let rows = db(tx)
    .selectFrom('finance.transactions')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('gone_at', 'is', null)
    // Written out: with a value in its place, a prepared plan cannot use the partial index.
    .where(sql<boolean>`not taken_back`)
    .where('date', '>=', from)
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('code', 'desc');
  if (to) rows = rows.where('date', '<=', to);
  if (employeeCode)
    rows = rows.where(sql<boolean>`coalesce(performer_code, employee_code) = ${employeeCode}`);
  if (productCode) rows = rows.where('product_code', '=', productCode);
  if (category) rows = rows.where('category', '=', category);
  if (type) rows = rows.where('type', '=', type);
  if (status) rows = rows.where('status', '=', status === 'true');
  return (await rows.execute()).map(toTransactionRecord);
};
