import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** The addresses of a person, and the salon whose messages are meant; null means all messages. */
type Addressee = { readonly salonCode: string | null; readonly addresses: readonly string[] };

const anyOf = (addresses: readonly string[]) => sql<string>`any(${addresses}::text[])`;

/** Deletes messages to or from these addresses, also those that still wait to be sent. */
export const deleteMessagesOf = async (tx: AcrossTx, { salonCode, addresses }: Addressee): Promise<void> => {
  await db(tx)
    .deleteFrom('notification.messages')
    .where((where) =>
      where.or([where('recipient', '=', anyOf(addresses)), where('reply_to', '=', anyOf(addresses))]),
    )
    .$if(salonCode !== null, (query) => query.where('salon_code', '=', salonCode ?? ''))
    .execute();
};

/** Deletes the budgets of these addresses: their keys end with the address. */
export const deleteBudgetsOf = async (tx: AcrossTx, addresses: readonly string[]): Promise<void> => {
  const endings = addresses.map((address) => `% ${address}`);
  await sql`delete from notification.budgets where key like any (${endings}::text[])`.execute(db(tx));
};

export const readPersonalData = (tx: AcrossTx, addresses: readonly string[]) =>
  db(tx)
    .selectFrom('notification.messages')
    .select([
      sql<string>`to_char(planned_at at time zone 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')`.as('at'),
      'channel',
      'recipient',
      'subject',
      'body',
      'state',
    ])
    .where('recipient', '=', anyOf(addresses))
    .orderBy('planned_at')
    .execute();
