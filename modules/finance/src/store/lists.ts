import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { type Booked, bookedOf, columns } from './rows.ts';
import { db } from './tables.ts';

type Query = InputOf<typeof finance.routes.bySalon>['query'];
type Wanted = Omit<Query, 'startDate' | 'endDate'> & { readonly from: string; readonly to: string | null };

/** Those that count, newest first. An employee's are those of the employee's work, and those that name nobody else. */
export const listTransactions = async (tx: SalonTx, wanted: Wanted): Promise<Booked[]> => {
  const { from, to, employeeCode, productCode, category, type, status } = wanted;
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
  return (await rows.execute()).map(bookedOf);
};
