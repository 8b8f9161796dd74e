import type { SalonTx } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

/** Whether the salon exists, as far as this module has received its events. */
export const hasSalonCopy = async (tx: SalonTx): Promise<boolean> => {
  const row = await db(tx)
    .selectFrom('customer.salon_copies')
    .select('code')
    .where('salon_code', '=', tx.salon)
    .where('gone', '=', false)
    .executeTakeFirst();
  return row !== undefined;
};
