import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** A salon that was not heard of yet is where all begin. */
const FIRST = 'Europe/Istanbul';

export const readZone = async (tx: SalonTx): Promise<string> => {
  const row = await db(tx)
    .selectFrom('finance.salon_copies')
    .select(sql<string>`state ->> 'zone'`.as('zone'))
    .where('salon_code', '=', tx.salon)
    .where('code', '=', tx.salon)
    .executeTakeFirst();
  return row?.zone ?? FIRST;
};
