import type { DataSubject } from '@ayna/contracts/core/personal-data';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type Writer = Pick<DataSubject, 'phone' | 'email'>;

/** Messages that were written with this phone or e-mail. */
const isBy = ({ phone, email }: Writer) => sql<boolean>`(phone = ${phone} or email = ${email})`;

export const deleteMessagesBy = async (tx: AcrossTx, writer: Writer): Promise<void> => {
  await db(tx).deleteFrom('content.contact_messages').where(isBy(writer)).execute();
};

export const readPersonalData = (tx: AcrossTx, writer: Writer) =>
  db(tx)
    .selectFrom('content.contact_messages')
    .select([
      sql<string>`to_char(created_at at time zone 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')`.as('at'),
      'full_name as name',
      'email',
      'phone',
      'subject',
      'message',
    ])
    .where(isBy(writer))
    .orderBy('code')
    .execute();
