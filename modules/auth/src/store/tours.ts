import type { AcrossTx, PersonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** More than there will ever be: names come from a browser, and nobody fills the table with them. */
const MOST = 100;

export const listTours = async (tx: PersonTx): Promise<{ seen: string[] }> => {
  const rows = await db(tx)
    .selectFrom('auth.tours_seen')
    .select('tour')
    .where('person_code', '=', tx.person)
    .orderBy('tour')
    .execute();
  return { seen: rows.map(({ tour }) => tour) };
};

/** Seen twice is seen. */
export const insertTour = async (tx: AcrossTx, person: string, tour: string, now: number): Promise<void> => {
  await sql`
    insert into auth.tours_seen (person_code, tour, seen_at)
    select ${person}, ${tour}, ${new Date(now)}
    where (select count(*) from auth.tours_seen where person_code = ${person}) < ${MOST}
    on conflict do nothing`.execute(db(tx));
};
