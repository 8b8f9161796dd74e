import type { AcrossTx, PersonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Far more than there are tours. Names come from the browser, so a limit keeps the table small. */
const MAX_TOURS = 100;

export const listTours = async (tx: PersonTx): Promise<{ seen: string[] }> => {
  const rows = await db(tx)
    .selectFrom('auth.tours_seen')
    .select('tour')
    .where('person_code', '=', tx.person)
    .orderBy('tour')
    .execute();
  return { seen: rows.map(({ tour }) => tour) };
};

/** Repeating it changes nothing. */
export const insertTour = async (tx: AcrossTx, person: string, tour: string, now: number): Promise<void> => {
  await sql`
    insert into auth.tours_seen (person_code, tour, seen_at)
    select ${person}, ${tour}, ${new Date(now)}
    where (select count(*) from auth.tours_seen where person_code = ${person}) < ${MAX_TOURS}
    on conflict do nothing`.execute(db(tx));
};
