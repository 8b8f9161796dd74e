import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

const whenText = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')`;

/**
 * Deletes an account. Sessions, credentials, consents and everything else that refers to it goes with it; the audit log
 * stays, which has codes and no names.
 */
export const deletePerson = async (tx: AcrossTx, person: string, phone: string): Promise<void> => {
  await db(tx)
    .deleteFrom('auth.challenges')
    .where((where) => where.or([where('subject', '=', person), where('phone', '=', phone)]))
    .execute();
  await db(tx).deleteFrom('auth.people').where('person_code', '=', person).execute();
  await sql`delete from auth.counts where key like ${`% ${phone}%`}`.execute(db(tx));
};

export const readPersonalData = async (tx: AcrossTx, person: string) => ({
  account: await db(tx)
    .selectFrom('auth.people')
    .select(['name', 'lastname', 'phone', 'email', whenText('created_at').as('createdAt')])
    .where('person_code', '=', person)
    .execute(),
  consents: await db(tx)
    .selectFrom('auth.consents')
    .select(['kind', 'given', whenText('at').as('at')])
    .where('person_code', '=', person)
    .orderBy('code')
    .execute(),
  sessions: await db(tx)
    .selectFrom('auth.sessions')
    .select([
      'user_agent as device',
      'address',
      whenText('created_at').as('createdAt'),
      whenText('seen_at').as('seenAt'),
    ])
    .where('person_code', '=', person)
    .orderBy('created_at')
    .execute(),
  audit: await db(tx)
    .selectFrom('auth.audit')
    .select(['action', 'address', whenText('at').as('at')])
    .where('subject', '=', person)
    .orderBy('code')
    .execute(),
});
