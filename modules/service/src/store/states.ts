import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { columns, stateOf } from './rows.ts';
import { db } from './tables.ts';

type Page = { readonly after?: string | undefined; readonly limit: number };

/** Of all salons in the order of their keys, deleted ones too. */
export const listStates = async (tx: AcrossTx, { after, limit }: Page) => {
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
  return rows.map(({ salonCode, ...row }) => ({ salonCode, state: stateOf(row) }));
};
