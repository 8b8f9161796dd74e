import type { ServiceState } from '@ayna/contracts/core/services';
import { serviceState } from '@ayna/contracts/core/services';
import type { SalonReadTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { columns, toServiceState } from './rows.ts';
import { db } from './tables.ts';

const categories = serviceState.shape.category.options;

/** Services that are not deleted: by category in the contract's order, then by name in Turkish order. */
export const listServices = async (tx: SalonReadTx): Promise<ServiceState[]> => {
  const rows = await db(tx)
    .selectFrom('service.services')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('gone_at', 'is', null)
    .orderBy(sql`array_position(${categories}::text[], category)`)
    .orderBy(sql`name collate "tr-x-icu"`)
    .orderBy('code')
    .execute();
  return rows.map(toServiceState);
};

export const countServices = async (tx: SalonTx): Promise<number> => {
  const { count } = await db(tx)
    .selectFrom('service.services')
    .select(sql<number>`count(*)`.as('count'))
    .where('salon_code', '=', tx.salon)
    .where('gone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

export const listCodes = async (tx: SalonTx): Promise<string[]> => {
  const rows = await db(tx)
    .selectFrom('service.services')
    .select('code')
    .where('salon_code', '=', tx.salon)
    .where('gone_at', 'is', null)
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
};
