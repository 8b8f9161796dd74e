import type { SalonTx } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

/** The sites that may frame the salon's booking; none before somebody saved some. */
export const readEmbedOrigins = async (tx: SalonTx): Promise<string[]> => {
  const row = await db(tx)
    .selectFrom('salon.embeddings')
    .select('origins')
    .where('salon_code', '=', tx.salon)
    .executeTakeFirst();
  return row?.origins ?? [];
};

type Author = { readonly code: string; readonly now: number };

export const saveEmbedOrigins = async (
  tx: SalonTx,
  origins: readonly string[],
  author: Author,
): Promise<void> => {
  const values = { origins: [...origins], saved_at: new Date(author.now), saved_by: author.code };
  await db(tx)
    .insertInto('salon.embeddings')
    .values({ salon_code: tx.salon, ...values })
    .onConflict((conflict) => conflict.column('salon_code').doUpdateSet(values))
    .execute();
};
