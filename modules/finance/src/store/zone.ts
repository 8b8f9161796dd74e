import type { SalonReadTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** For a salon whose copy has not arrived yet; new salons start in this zone. */
const DEFAULT_ZONE = 'Europe/Istanbul';

export const readZone = async (tx: SalonReadTx): Promise<string> => {
  const row = await db(tx)
    .selectFrom('finance.salon_copies')
    .select(sql<string>`state ->> 'zone'`.as('zone'))
    .where('salon_code', '=', tx.salon)
    .where('code', '=', tx.salon)
    .executeTakeFirst();
  return row?.zone ?? DEFAULT_ZONE;
};
