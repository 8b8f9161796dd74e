import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { CardLookup, ImportCard } from '../rules/import-plan.ts';
import { db } from './tables.ts';

/** Like `lockPhone` for many phones. Locks them in one order, so that two imports cannot deadlock. */
export const lockPhones = async (tx: SalonTx, phones: readonly string[]): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`${tx.salon} `}::text || phone, 7201441)) from (
      select phone from unnest(${[...phones]}::text[]) as phone order by phone collate "C"
    ) as sorted
  `.execute(db(tx));
};

const selectActiveCards = (tx: SalonTx) =>
  db(tx)
    .selectFrom('customer.cards')
    .select([
      'code',
      'version',
      'user_code as userCode',
      'image_url as imageUrl',
      'name',
      'lastname',
      'folded',
      'phone',
      'email',
      'birthday',
      'allergies',
      'tags',
      'visited_before as visitedBefore',
    ])
    .where('salon_code', '=', tx.salon)
    .where('gone_at', 'is', null)
    .orderBy('code');

/** Which of these phones are on merged cards, with the codes of the cards those were merged into. */
const readMergedPhones = (tx: SalonTx, phones: readonly string[]) =>
  db(tx)
    .selectFrom('customer.cards')
    .select(['phone', 'merged_into as code'])
    .where('salon_code', '=', tx.salon)
    .where('merged_into', 'is not', null)
    .where('phone', '=', sql<string>`any(${[...phones]}::text[])`)
    .orderBy('code')
    .execute();

/** Reads the cards that these phones lead to and those with one of these names, and locks them if wanted. */
export const readExistingCards = async (
  tx: SalonTx,
  { phones, names }: CardLookup,
  { lock }: { readonly lock: boolean },
) => {
  const run = (query: ReturnType<typeof selectActiveCards>) => (lock ? query.forUpdate() : query).execute();
  const anyOf = (values: readonly (string | null)[], type: 'text[]' | 'uuid[]') =>
    sql<string>`any(${values}::${sql.raw(type)})`;
  const mergedPhones = await readMergedPhones(tx, phones);
  const found = [
    await run(selectActiveCards(tx).where('phone', '=', anyOf([...phones], 'text[]'))),
    mergedPhones.length === 0
      ? []
      : await run(
          selectActiveCards(tx).where(
            'code',
            '=',
            anyOf(
              mergedPhones.map(({ code }) => code),
              'uuid[]',
            ),
          ),
        ),
    // Names are not unique: this reads the salon's index of names once for a whole piece.
    names.length === 0
      ? []
      : await run(selectActiveCards(tx).where('folded', '=', anyOf([...names], 'text[]'))),
  ].flat();
  const cards = new Map<string, ImportCard>(found.map((card) => [card.code, card]));
  return { cards: [...cards.values()], mergedPhones };
};

const recordColumns = sql`code uuid, version bigint, name text, lastname text, folded text, phone text, email text,
  birthday date, allergies text, tags text[], "visitedBefore" date`;

export const insertCards = async (tx: SalonTx, cards: readonly ImportCard[], now: number): Promise<void> => {
  if (cards.length === 0) return;
  await sql`
    insert into customer.cards (salon_code, code, name, lastname, folded, phone, email, birthday, allergies, tags,
      visited_before, first_visit, last_visit, created_at)
    select ${tx.salon}, code, name, lastname, folded, phone, email, birthday, allergies, tags,
      "visitedBefore", "visitedBefore", "visitedBefore", ${new Date(now)}
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as card (${recordColumns})
  `.execute(db(tx));
};

export const updateCards = async (tx: SalonTx, cards: readonly ImportCard[]): Promise<void> => {
  if (cards.length === 0) return;
  await sql`
    update customer.cards as stored set name = card.name, lastname = card.lastname, folded = card.folded,
      email = card.email, birthday = card.birthday, allergies = card.allergies, tags = card.tags,
      visited_before = card."visitedBefore", first_visit = least(stored.first_visit, card."visitedBefore"),
      last_visit = greatest(stored.last_visit, card."visitedBefore"),
      version = card.version
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as card (${recordColumns})
    where stored.salon_code = ${tx.salon} and stored.code = card.code
  `.execute(db(tx));
};

type NewNote = { readonly card: string; readonly code: string; readonly text: string };
type Author = { readonly code: string; readonly name: string };

/** Skips a note whose text the card already has. */
export const insertNotes = async (
  tx: SalonTx,
  notes: readonly NewNote[],
  by: Author,
  now: number,
): Promise<void> => {
  if (notes.length === 0) return;
  await sql`
    insert into customer.notes (salon_code, card_code, code, text, by_code, by_name, at)
    select distinct on (note.card, note.text)
      ${tx.salon}, note.card, note.code, note.text, ${by.code}, ${by.name}, ${new Date(now)}
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as note (card uuid, code uuid, text text)
    where not exists (
      select from customer.notes as existing
      where existing.salon_code = ${tx.salon} and existing.card_code = note.card and existing.text = note.text
        and existing.gone_at is null
    )
  `.execute(db(tx));
};

/** As claimed by the salon, and only for cards without an answer yet: a withdrawn consent stays withdrawn. */
export const insertMarketingConsents = async (
  tx: SalonTx,
  cards: readonly string[],
  by: string,
  now: number,
): Promise<void> => {
  await sql`
    insert into customer.consents (salon_code, card_code, kind, given, by_code, at, claimed)
    select ${tx.salon}, card, 'marketing-sms', true, ${by}, ${new Date(now)}, true
    from unnest(${[...new Set(cards)]}::uuid[]) as card
    where not exists (
      select from customer.consents as existing
      where existing.salon_code = ${tx.salon} and existing.card_code = card and existing.kind = 'marketing-sms'
    )
  `.execute(db(tx));
};
