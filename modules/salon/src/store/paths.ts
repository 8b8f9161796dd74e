import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { db } from './tables.ts';

/**
 * Takes the path for this salon if it is free. True if the path belongs to this salon afterwards, also when it
 * is one of its earlier ones. Waits for a transaction that is about to take the same path.
 */
export const claimPath = async (tx: SalonTx, path: string, now: number): Promise<boolean> => {
  await db(tx)
    .insertInto('salon.paths')
    .values({ salon_code: tx.salon, path, taken_at: new Date(now) })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
  // Row security hides the row of another salon.
  const row = await db(tx)
    .selectFrom('salon.paths')
    .select('path')
    .where('salon_code', '=', tx.salon)
    .where('path', '=', path)
    .executeTakeFirst();
  return row !== undefined;
};

/** The paths that a salon other than `ownSalonCode` has now or had earlier. */
export const findTakenPaths = async (
  tx: AcrossTx,
  paths: readonly string[],
  ownSalonCode: string | undefined,
): Promise<Set<string>> => {
  const rows = await db(tx)
    .selectFrom('salon.paths')
    .select('path')
    .where('path', '=', sql<string>`any(${paths}::text[])`)
    .where(sql<boolean>`salon_code is distinct from ${ownSalonCode ?? null}::uuid`)
    .execute();
  return new Set(rows.map(({ path }) => path));
};

/** The key of the salon that has this path now or had it earlier. */
export const findSalonByPath = async (tx: AcrossTx, path: string): Promise<SalonKey | null> => {
  const row = await db(tx)
    .selectFrom('salon.paths')
    .select('salon_code')
    .where('path', '=', path)
    .executeTakeFirst();
  return row ? tx.keyOf(row.salon_code) : null;
};
