import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { columns, toServiceState } from './rows.ts';
import { db } from './tables.ts';

type PageRequest = { readonly after?: string | undefined; readonly limit: number };

/** Services of all salons in key order, deleted ones included. */
export const listServiceStates = async (tx: AcrossTx, { after, limit }: PageRequest) => {
  let query = db(tx)
    .selectFrom('service.services')
    .select(['salon_code as salonCode', ...columns])
    .orderBy('salon_code')
    .orderBy('code')
    .limit(limit);
  if (after) {
    const [salon, code] = after.split('/');
    query = query.where(sql<boolean>`(salon_code, code) > (${salon}::uuid, ${code}::uuid)`);
  }
  const rows = await query.execute();
  return rows.map(({ salonCode, ...row }) => ({ salonCode, state: toServiceState(row) }));
};
