import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { db } from './tables.ts';

/**
 * Whether the address is this salon's now: a free one is taken, its own earlier ones are still its own. One
 * that another transaction is about to take is waited for.
 */
export const claimPath = async (tx: SalonTx, path: string, now: number): Promise<boolean> => {
  await db(tx)
    .insertInto('salon.paths')
    .values({ salon_code: tx.salon, path, taken_at: new Date(now) })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
  // Row security shows it only if it is this salon's.
  const mine = await db(tx)
    .selectFrom('salon.paths')
    .select('path')
    .where('salon_code', '=', tx.salon)
    .where('path', '=', path)
    .executeTakeFirst();
  return mine !== undefined;
};

/** Those of the addresses that some salon has, or had; what is this salon's own is not counted. */
export const takenPaths = async (
  tx: AcrossTx,
  paths: readonly string[],
  own: string | undefined,
): Promise<Set<string>> => {
  const rows = await db(tx)
    .selectFrom('salon.paths')
    .select('path')
    .where('path', '=', sql<string>`any(${paths}::text[])`)
    .where(sql<boolean>`salon_code is distinct from ${own ?? null}::uuid`)
    .execute();
  return new Set(rows.map(({ path }) => path));
};

/** The key to the salon that has this address, or had it. */
export const salonAtPath = async (tx: AcrossTx, path: string): Promise<SalonKey | null> => {
  const row = await db(tx)
    .selectFrom('salon.paths')
    .select('salon_code')
    .where('path', '=', path)
    .executeTakeFirst();
  return row ? tx.keyOf(row.salon_code) : null;
};
