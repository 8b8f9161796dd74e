import type { Design } from '@ayna/contracts/salon';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

const columns = ['template', 'tone', 'slogan', 'sections', 'version', 'saved_at as savedAt'] as const;

type Read = { [K in Exclude<keyof Design, 'savedAt'>]: unknown } & { savedAt: Date };

const designOf = ({ savedAt, ...row }: Read): Design =>
  ({ ...row, savedAt: savedAt.toISOString() }) as Design;

/** The newest, or null where nobody has saved one. */
export const readDesign = async (tx: SalonTx): Promise<Design | null> => {
  const row = await db(tx)
    .selectFrom('salon.designs')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? designOf(row) : null;
};

type NewDesign = Omit<Design, 'savedAt'> & { readonly savedBy: string; readonly now: number };

/** The version that follows the one it was made from; null when that one is not the newest (any more). */
export const insertDesign = async (tx: SalonTx, design: NewDesign): Promise<Design | null> => {
  const { template, tone, slogan, sections, version, savedBy, now } = design;
  const newest = sql<number>`(select max(version) from salon.designs where salon_code = ${tx.salon})`;
  const { rows } = await sql<Read>`
    insert into salon.designs (salon_code, version, template, tone, slogan, sections, saved_at, saved_by)
    select ${tx.salon}::uuid, ${version}::integer + 1, ${template}, ${tone}::smallint, ${slogan}, ${sections}::text[],
      ${new Date(now)}::timestamptz, ${savedBy}::uuid
    where coalesce(${newest}, 0) = ${version}::integer
    on conflict do nothing
    returning template, tone, slogan, sections, version, saved_at as "savedAt"`.execute(db(tx));
  return rows[0] ? designOf(rows[0]) : null;
};
