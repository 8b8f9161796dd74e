import type { PageDesign } from '@ayna/contracts/core/salon-page';
import type { DesignVersion } from '@ayna/contracts/salon';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

const columns = ['version', 'design', 'saved_at as savedAt', 'saved_by_name as savedBy'] as const;

type VersionRow = { version: number; design: unknown; savedAt: Date; savedBy: string };

// The cast is safe: the contract's schema checked every stored design, or the migration that made it.
const toVersion = ({ design, savedAt, ...row }: VersionRow): DesignVersion => ({
  ...row,
  design: design as PageDesign,
  savedAt: savedAt.toISOString(),
});

/** The published versions below that one, newest first. */
export const listDesignVersions = async (
  tx: SalonTx,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<DesignVersion[]> => {
  const rows = await db(tx)
    .selectFrom('salon.designs')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .$if(before !== undefined, (query) => query.where('version', '<', before as number))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toVersion);
};

/** The newest published design, or null if there is none. */
export const readDesign = async (tx: SalonTx): Promise<DesignVersion | null> =>
  (await listDesignVersions(tx, { limit: 1 }))[0] ?? null;

export const readDesignVersion = async (tx: SalonTx, version: number): Promise<DesignVersion | null> => {
  const row = await db(tx)
    .selectFrom('salon.designs')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ? toVersion(row) : null;
};

export type Author = { readonly code: string; readonly name: string; readonly now: number };

/** Stores the design as the version after `version`. Null if that one is not the newest. */
export const insertDesign = async (
  tx: SalonTx,
  { design, version }: { readonly design: PageDesign; readonly version: number },
  author: Author,
): Promise<DesignVersion | null> => {
  const newest = sql<number>`(select max(version) from salon.designs where salon_code = ${tx.salon})`;
  const { rows } = await sql<VersionRow>`
    insert into salon.designs (salon_code, version, design, saved_at, saved_by, saved_by_name)
    select ${tx.salon}::uuid, ${version}::integer + 1, ${JSON.stringify(design)}::jsonb,
      ${new Date(author.now)}::timestamptz, ${author.code}::uuid, ${author.name}
    where coalesce(${newest}, 0) = ${version}::integer
    on conflict do nothing
    returning version, design, saved_at as "savedAt", saved_by_name as "savedBy"`.execute(db(tx));
  return rows[0] ? toVersion(rows[0]) : null;
};
