import type { DataSubject } from '@ayna/contracts/core/personal-data';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { type RawBuilder, sql } from 'kysely';
import { db } from './tables.ts';

type Writer = Pick<DataSubject, 'phone' | 'email'>;

/** Messages that were written with this phone or e-mail. */
const isBy = ({ phone, email }: Writer) => sql<boolean>`(phone = ${phone} or email = ${email})`;

const moment = (column: string) =>
  sql<string | null>`to_char(${sql.ref(column)} at time zone 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')`;

export const deleteMessagesBy = async (tx: AcrossTx, writer: Writer): Promise<void> => {
  await db(tx).deleteFrom('content.contact_messages').where(isBy(writer)).execute();
};

export const readMessages = (tx: AcrossTx, writer: Writer) =>
  db(tx)
    .selectFrom('content.contact_messages')
    .select([moment('created_at').as('at'), 'full_name as name', 'email', 'phone', 'subject', 'message'])
    .where(isBy(writer))
    .orderBy('code')
    .execute();

/** Visits with this phone, and what was written about them. */
export const readVisits = (tx: AcrossTx, phone: string) =>
  db(tx)
    .selectFrom('content.visits as v')
    .leftJoin('content.reviews as r', (join) =>
      join.onRef('r.salon_code', '=', 'v.salon_code').onRef('r.appointment_code', '=', 'v.appointment_code'),
    )
    .select([
      moment('r.created_at').as('at'),
      sql<string>`trim(v.first_name || ' ' || v.last_initial)`.as('name'),
      'v.phone',
      'v.service_name as service',
      'v.employee_name as employee',
      sql<string>`to_char(v.starts_at, 'DD.MM.YYYY HH24:MI')`.as('visitedAt'),
      'r.stars',
      'r.text',
      'r.answer',
      sql<string | null>`(
        select string_agg(text, E'\n' order by version) from content.review_history h
        where h.salon_code = r.salon_code and h.review_code = r.code)`.as('earlier'),
    ])
    .where('v.phone', '=', phone)
    .orderBy('v.starts_at')
    .execute();

/** Empties name and words of these visits, and ends their links. Stars stay. */
const eraseVisits = async (tx: AcrossTx | SalonTx, which: RawBuilder<unknown>): Promise<void> => {
  const reviews = sql`select r.salon_code, r.code from content.reviews r
    join content.visits v using (salon_code, appointment_code) where ${which}`;
  await sql`delete from content.review_history where (salon_code, review_code) in (${reviews})`.execute(
    db(tx),
  );
  await sql`
    update content.reviews set text = '', answer = null, answered_at = null, answered_by = null,
      report_reason = case when report_reason is not null then '' end, version = version + 1
    where (salon_code, code) in (${reviews})`.execute(db(tx));
  await sql`
    update content.visits v set first_name = '', last_initial = '', phone = null, customer_code = null,
      token_hash = null, own_token_hash = null
    where ${which}`.execute(db(tx));
};

export const eraseVisitsOfCustomer = (tx: SalonTx, customerCode: string): Promise<void> =>
  eraseVisits(tx, sql`v.salon_code = ${tx.salon} and v.customer_code = ${customerCode}`);

export const eraseVisitsByPhone = (tx: AcrossTx, phone: string): Promise<void> =>
  eraseVisits(tx, sql`v.phone = ${phone}`);
