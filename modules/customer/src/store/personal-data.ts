import { forgetAnswersOf } from '@ayna/kernel/db/stored-answers';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { db } from './tables.ts';

const forgetAnswers = forgetAnswersOf('customer');

type ErasableCard = {
  readonly code: string;
  readonly version: number;
  readonly userCode: string | null;
  readonly name: string;
  readonly lastname: string;
  readonly phone: string | null;
  readonly email: string | null;
};

/** The card with the cards that were merged into it, locked. Empty if there is none. */
export const lockErasableCards = (tx: SalonTx, card: string): Promise<ErasableCard[]> =>
  db(tx)
    .selectFrom('customer.cards')
    .select(['code', 'version', 'user_code as userCode', 'name', 'lastname', 'phone', 'email'])
    .where('salon_code', '=', tx.salon)
    .where((where) => where.or([where('code', '=', card), where('merged_into', '=', card)]))
    // The merged ones first: they refer to the card.
    .orderBy(sql`merged_into is null`)
    .forUpdate()
    .execute();

/**
 * Whether the cells of an uploaded row are about this customer: the same phone or e-mail. Two people may have one name, so
 * the name decides only where the card has neither.
 */
const isAbout = (cells: ReturnType<typeof sql>, { name, lastname, phone, email }: ErasableCard) => {
  if (phone === null && email === null)
    return sql<boolean>`(
      ${lastname} <> '' and (${cells} @> array[${name}, ${lastname}]::text[] or ${`${name} ${lastname}`} = any(${cells}))
    )`;
  return sql<boolean>`exists (
    select from unnest(${cells}) as cell
    where lower(cell) = lower(${email}::text)
      or regexp_replace(cell, '\\D', '', 'g') like ${phone && `%${phone.slice(-10)}`}::text
  )`;
};

/** Removes the customer from files that were uploaded and not yet deleted: their rows, samples and reports. */
const deleteFromImports = async (tx: SalonTx, card: ErasableCard): Promise<void> => {
  const inSalon = sql`salon_code = ${tx.salon}`;
  for (const table of ['customer.import_refusals', 'customer.import_wishes'] as const)
    await sql`delete from ${sql.table(table)} where ${inSalon} and ${isAbout(sql`cells`, card)}`.execute(
      db(tx),
    );
  await sql`
    update customer.imports set samples = array_fill(''::text, array[cardinality(samples)])
    where ${inSalon} and ${isAbout(sql`samples`, card)}
  `.execute(db(tx));
  await sql`
    update customer.import_pieces set rows = (
      select coalesce(jsonb_agg(row order by place), '[]')
      from jsonb_array_elements(rows) with ordinality as uploaded (row, place)
      where not ${isAbout(sql`array(select jsonb_array_elements_text(row->'cells'))`, card)}
    )
    where ${inSalon}
  `.execute(db(tx));
};

/** Deletes a card with everything that belongs to it. */
export const deleteCard = async (tx: SalonTx, card: ErasableCard): Promise<void> => {
  const notes = await db(tx)
    .deleteFrom('customer.notes')
    .where('salon_code', '=', tx.salon)
    .where('card_code', '=', card.code)
    .returning('code')
    .execute();
  for (const table of ['customer.consents', 'customer.appointments'] as const)
    await db(tx)
      .deleteFrom(table)
      .where('salon_code', '=', tx.salon)
      .where('card_code', '=', card.code)
      .execute();
  await deleteFromImports(tx, card);
  await db(tx)
    .deleteFrom('customer.cards')
    .where('salon_code', '=', tx.salon)
    .where('code', '=', card.code)
    .execute();
  await forgetAnswers(tx, [card.code, ...notes.map(({ code }) => code)]);
};

/** The cards of an account in all salons, also removed ones. */
export const listCardsOfAccount = async (
  tx: AcrossTx,
  userCode: string,
): Promise<{ salon: SalonKey; code: string }[]> => {
  const rows = await db(tx)
    .selectFrom('customer.cards')
    .select(['salon_code', 'code'])
    .where('user_code', '=', userCode)
    .execute();
  return rows.map(({ salon_code, code }) => ({ salon: tx.keyOf(salon_code), code }));
};

const whenText = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')`;

/** What the cards of an account hold in all salons. */
export const readPersonalData = async (tx: AcrossTx, userCode: string) => {
  const cards = await db(tx)
    .selectFrom('customer.cards as card')
    .leftJoin('customer.salon_copies as salon', 'salon.salon_code', 'card.salon_code')
    .select([
      'card.code',
      sql<string | null>`salon.state->>'name'`.as('salon'),
      'card.name',
      'card.lastname',
      'card.phone',
      'card.email',
      sql<string | null>`to_char(card.birthday, 'DD.MM.YYYY')`.as('birthday'),
      'card.allergies',
      sql<string>`array_to_string(card.tags, ', ')`.as('tags'),
      'card.visits',
      whenText('card.created_at').as('createdAt'),
    ])
    .where('card.user_code', '=', userCode)
    .orderBy('card.code')
    .execute();
  const codes = cards.map(({ code }) => code);
  const notes = await db(tx)
    .selectFrom('customer.notes')
    .select(['text', whenText('at').as('at')])
    .where('card_code', '=', sql<string>`any(${codes}::uuid[])`)
    .orderBy('at')
    .execute();
  const consents = await db(tx)
    .selectFrom('customer.consents')
    .select(['kind', 'given', 'claimed', whenText('at').as('at')])
    .where('card_code', '=', sql<string>`any(${codes}::uuid[])`)
    .orderBy('number')
    .execute();
  return { cards, notes, consents };
};
