import type { DesignVersion } from '@ayna/contracts/salon';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { salonColumns, toSalon } from './salon-columns.ts';
import { db } from './tables.ts';

/**
 * What a page shows of its salon, in one statement: the salon, when its package or trial ends (null before the trial has
 * begun), that version of the design or the newest, and the sites that may frame its booking.
 */
export const readPageSource = async (tx: SalonTx, version: number | null = null) => {
  const row = await db(tx)
    .selectFrom('salon.salons')
    .select(salonColumns)
    .select([
      sql<string | null>`(select state ->> 'endsAt' from salon.subscription_copies package
        where package.salon_code = salons.salon_code and not package.gone)`.as('packageEndsAt'),
      // The cast is safe: the contract's schema checked every stored design, or the migration that made it.
      sql<Pick<DesignVersion, 'version' | 'design'> | null>`(
        select jsonb_build_object('version', one.version, 'design', one.design) from salon.designs one
        where one.salon_code = salons.salon_code and one.version = coalesce(${version}::integer, one.version)
        order by one.version desc limit 1)`.as('shownDesign'),
      sql<string[] | null>`(select origins from salon.embeddings sites
        where sites.salon_code = salons.salon_code)`.as('embedOrigins'),
    ])
    .where('salon_code', '=', tx.salon)
    .executeTakeFirst();
  if (!row) return null;
  const { packageEndsAt, shownDesign, embedOrigins, ...columns } = row;
  return { salon: toSalon(columns), packageEndsAt, shownDesign, embedOrigins: embedOrigins ?? [] };
};
