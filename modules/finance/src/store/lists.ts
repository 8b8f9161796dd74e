import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { TransactionRecord } from '../rules/transaction-record.ts';
import { columns, toTransactionRecord } from './rows.ts';
import { db } from './tables.ts';

type Query = InputOf<typeof finance.routes.bySalon>['query'];
type TransactionFilter = Omit<Query, 'startDate' | 'endDate'> & {
  readonly from: string;
  readonly to: string | null;
};

/** Counted transactions, newest first. `employeeCode` matches the performer or, without one, the named employee. */
export const readTransactions = async (
  tx: SalonTx,
  filter: TransactionFilter,
): Promise<TransactionRecord[]> => {
  const { from, to, employeeCode, productCode, category, type, status } = filter;
  let rows = db(tx)
    .selectFrom('finance.transactions')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('gone_at', 'is', null)
    .where('taken_back', '=', false)
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
