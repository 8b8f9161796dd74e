import type { SalonTx } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

/** A salon that never decided sells no more than it has. */
export const readSellBelowZero = async (tx: SalonTx): Promise<boolean> => {
  const row = await db(tx)
    .selectFrom('inventory.settings')
    .select('sell_below_zero')
    .where('salon_code', '=', tx.salon)
    .executeTakeFirst();
  return row?.sell_below_zero ?? false;
};

export const saveSellBelowZero = async (tx: SalonTx, allowed: boolean): Promise<void> => {
  await db(tx)
    .insertInto('inventory.settings')
    .values({ salon_code: tx.salon, sell_below_zero: allowed })
    .onConflict((on) => on.column('salon_code').doUpdateSet({ sell_below_zero: allowed }))
    .execute();
};
