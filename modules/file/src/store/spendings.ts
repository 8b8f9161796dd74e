import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Records that quota is about to be spent under this key. */
export const openSpending = async (tx: SalonTx, key: string, now: number): Promise<void> => {
  await db(tx)
    .insertInto('file.open_spendings')
    .values({ salon_code: tx.salon, key, opened_at: new Date(now) })
    .execute();
};

/** Ends the record when the photo's row is written. False if it took too long and the quota is being released. */
export const settleSpending = async (tx: SalonTx, key: string): Promise<boolean> => {
  const row = await db(tx)
    .deleteFrom('file.open_spendings')
    .where('salon_code', '=', tx.salon)
    .where('key', '=', key)
    .where('dropped_at', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};

/** Marks a failed upload's quota for release. False if the spending is settled. */
export const dropSpending = async (tx: SalonTx, key: string, now: number): Promise<boolean> => {
  const row = await db(tx)
    .updateTable('file.open_spendings')
    .set({ dropped_at: new Date(now) })
    .where('salon_code', '=', tx.salon)
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};

/** Marks the quota of a removed photo for release. */
export const insertDroppedSpending = async (tx: SalonTx, key: string, now: number): Promise<void> => {
  const at = new Date(now);
  await db(tx)
    .insertInto('file.open_spendings')
    .values({ salon_code: tx.salon, key, opened_at: at, dropped_at: at })
    .execute();
};

/** Called when the quota is released. */
export const deleteSpending = async (tx: SalonTx, key: string): Promise<void> => {
  await db(tx)
    .deleteFrom('file.open_spendings')
    .where('salon_code', '=', tx.salon)
    .where('key', '=', key)
    .execute();
};

type StaleSpending = { salonCode: string; key: string; isOrphan: boolean };

/**
 * Marks spendings opened before this time for release. `isOrphan` is true if no photo has the key as its code:
 * then bytes stored under the key belong to no photo.
 */
export const dropStaleSpendings = async (
  tx: AcrossTx,
  before: number,
  now: number,
): Promise<StaleSpending[]> => {
  const { rows } = await sql<StaleSpending>`
    update file.open_spendings spending set dropped_at = coalesce(dropped_at, ${new Date(now)})
    where opened_at < ${new Date(before)}
    returning salon_code as "salonCode", key, not exists (
      select from file.photos photo where photo.salon_code = spending.salon_code and photo.code = spending.key
    ) as "isOrphan"`.execute(db(tx));
  return rows;
};
