import type { SalonTx } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

/** Of a salon that has set none. */
const DEFAULT_PERCENT = 15;

type TillSettings = { readonly percent: number; readonly iban: string | null };

export const readTillSettings = async (tx: SalonTx): Promise<TillSettings> => {
  const row = await db(tx)
    .selectFrom('finance.settings')
    .select(['max_discount', 'iban'])
    .where('salon_code', '=', tx.salon)
    .executeTakeFirst();
  return { percent: row?.max_discount ?? DEFAULT_PERCENT, iban: row?.iban ?? null };
};

export const saveTillSettings = async (tx: SalonTx, { percent, iban }: TillSettings): Promise<void> => {
  const columns = { max_discount: percent, iban };
  await db(tx)
    .insertInto('finance.settings')
    .values({ salon_code: tx.salon, ...columns })
    .onConflict((on) => on.column('salon_code').doUpdateSet(columns))
    .execute();
};
