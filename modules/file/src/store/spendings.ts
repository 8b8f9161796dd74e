import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** A place in the quota is about to be spent. */
export const openSpending = async (tx: SalonTx, key: string, now: number): Promise<void> => {
  await db(tx)
    .insertInto('file.open_spendings')
    .values({ salon_code: tx.salon, key, opened_at: new Date(now) })
    .execute();
};

/** Its photo stands for it from now on. False when it took too long and is being given back. */
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

/** It came to nothing and is to be given back. False when a photo stands for it. */
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

/** Its photo is gone: it is to be given back. */
export const reopenDropped = async (tx: SalonTx, key: string, now: number): Promise<void> => {
  const at = new Date(now);
  await db(tx)
    .insertInto('file.open_spendings')
    .values({ salon_code: tx.salon, key, opened_at: at, dropped_at: at })
    .execute();
};

/** It was given back. */
export const closeSpending = async (tx: SalonTx, key: string): Promise<void> => {
  await db(tx)
    .deleteFrom('file.open_spendings')
    .where('salon_code', '=', tx.salon)
    .where('key', '=', key)
    .execute();
};

type LeftOver = { salonCode: string; key: string; isOrphan: boolean };

/**
 * What nobody is working on any more. `isOrphan` says that no photo came of it: whatever was stored under its key
 * belongs to nobody.
 */
export const dropLeftOver = async (tx: AcrossTx, before: number, now: number): Promise<LeftOver[]> => {
  const { rows } = await sql<LeftOver>`
    update file.open_spendings spending set dropped_at = coalesce(dropped_at, ${new Date(now)})
    where opened_at < ${new Date(before)}
    returning salon_code as "salonCode", key, not exists (
      select from file.photos photo where photo.salon_code = spending.salon_code and photo.code = spending.key
    ) as "isOrphan"`.execute(db(tx));
  return rows;
};
