import type { SalonTx } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

/** Whether there is such a salon, as far as this module has heard. */
export const isSalonKnown = async (tx: SalonTx): Promise<boolean> => {
  const row = await db(tx)
    .selectFrom('customer.salon_copies')
    .select('code')
    .where('salon_code', '=', tx.salon)
    .where('gone', '=', false)
    .executeTakeFirst();
  return row !== undefined;
};
