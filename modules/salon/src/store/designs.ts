import type { Design } from '@ayna/contracts/salon';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

const columns = ['template', 'tone', 'slogan', 'sections', 'version', 'saved_at as savedAt'] as const;

type DesignRow = { [K in Exclude<keyof Design, 'savedAt'>]: unknown } & { savedAt: Date };

const toDesign = ({ savedAt, ...row }: DesignRow): Design =>
  ({ ...row, savedAt: savedAt.toISOString() }) as Design;

/** The newest design, or null if nobody has saved one. */
export const readDesign = async (tx: SalonTx): Promise<Design | null> => {
  const row = await db(tx)
    .selectFrom('salon.designs')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toDesign(row) : null;
};

type NewDesign = Omit<Design, 'savedAt'> & { readonly savedBy: string; readonly now: number };

/** Stores the design as the version after the one it was edited from. Null if that one is not the newest. */
export const insertDesign = async (tx: SalonTx, design: NewDesign): Promise<Design | null> => {
  const { template, tone, slogan, sections, version, savedBy, now } = design;
  const newest = sql<number>`(select max(version) from salon.designs where salon_code = ${tx.salon})`;
  const { rows } = await sql<DesignRow>`
    insert into salon.designs (salon_code, version, template, tone, slogan, sections, saved_at, saved_by)
    select ${tx.salon}::uuid, ${version}::integer + 1, ${template}, ${tone}::smallint, ${slogan}, ${sections}::text[],
      ${new Date(now)}::timestamptz, ${savedBy}::uuid
    where coalesce(${newest}, 0) = ${version}::integer
    on conflict do nothing
    returning template, tone, slogan, sections, version, saved_at as "savedAt"`.execute(db(tx));
  return rows[0] ? toDesign(rows[0]) : null;
};
