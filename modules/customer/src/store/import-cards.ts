import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** A card as far as a file can change it. */
type HeldCard = {
  readonly code: string;
  readonly version: number;
  readonly userCode: string | null;
  readonly imageUrl: string | null;
  readonly name: string;
  readonly lastname: string;
  readonly folded: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly birthday: string | null;
  readonly allergies: string;
  readonly tags: readonly string[];
  readonly visitedBefore: string | null;
};

/**
 * Whoever gives one of these phones to a card waits, as `lockPhone` does for one; in one order, so that two files
 * never wait for each other.
 */
export const lockPhones = async (tx: SalonTx, phones: readonly string[]): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`${tx.salon} `}::text || phone, 7201441)) from (
      select phone from unnest(${[...phones]}::text[]) as phone order by phone collate "C"
    ) as given
  `.execute(db(tx));
};

const cardsOf = (tx: SalonTx) =>
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

/** Phones of cards that have become part of another one, which they lead to. */
const readLed = (tx: SalonTx, phones: readonly string[]) =>
  db(tx)
    .selectFrom('customer.cards')
    .select(['phone', 'merged_into as code'])
    .where('salon_code', '=', tx.salon)
    .where('merged_into', 'is not', null)
    .where('phone', '=', sql<string>`any(${[...phones]}::text[])`)
    .orderBy('code')
    .execute();

type Sought = { readonly phones: readonly string[]; readonly names: readonly string[] };

/** Cards that these phones lead to or, among all, of one of these names; nobody else changes them if they are held. */
export const readHeld = async (tx: SalonTx, { phones, names }: Sought, hold: boolean) => {
  const held = (query: ReturnType<typeof cardsOf>) => (hold ? query.forUpdate() : query).execute();
  const among = (values: readonly (string | null)[], type: 'text[]' | 'uuid[]') =>
    sql<string>`any(${values}::${sql.raw(type)})`;
  const led = await readLed(tx, phones);
  const found = [
    await held(cardsOf(tx).where('phone', '=', among([...phones], 'text[]'))),
    led.length === 0
      ? []
      : await held(
          cardsOf(tx).where(
            'code',
            '=',
            among(
              led.map(({ code }) => code),
              'uuid[]',
            ),
          ),
        ),
    // Names are no key: this reads the salon's index of names once for a whole piece.
    names.length === 0 ? [] : await held(cardsOf(tx).where('folded', '=', among([...names], 'text[]'))),
  ].flat();
  const cards = new Map<string, HeldCard>(found.map((card) => [card.code, card]));
  return { cards: [...cards.values()], led };
};

const fields = sql`code uuid, version bigint, name text, lastname text, folded text, phone text, email text,
  birthday date, allergies text, tags text[], "visitedBefore" date`;

export const insertCards = async (tx: SalonTx, cards: readonly HeldCard[], now: number): Promise<void> => {
  if (cards.length === 0) return;
  await sql`
    insert into customer.cards (salon_code, code, name, lastname, folded, phone, email, birthday, allergies, tags,
      visited_before, last_visit, created_at)
    select ${tx.salon}, code, name, lastname, folded, phone, email, birthday, allergies, tags,
      "visitedBefore", "visitedBefore", ${new Date(now)}
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as card (${fields})
  `.execute(db(tx));
};

export const updateCards = async (tx: SalonTx, cards: readonly HeldCard[]): Promise<void> => {
  if (cards.length === 0) return;
  await sql`
    update customer.cards as held set name = card.name, lastname = card.lastname, folded = card.folded,
      email = card.email, birthday = card.birthday, allergies = card.allergies, tags = card.tags,
      visited_before = card."visitedBefore", last_visit = greatest(held.last_visit, card."visitedBefore"),
      version = card.version
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as card (${fields})
    where held.salon_code = ${tx.salon} and held.code = card.code
  `.execute(db(tx));
};

type NewNote = { readonly card: string; readonly code: string; readonly text: string };
type Author = { readonly code: string; readonly name: string };

/** What a card says already is not said again. */
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
      select from customer.notes as said
      where said.salon_code = ${tx.salon} and said.card_code = note.card and said.text = note.text
        and said.gone_at is null
    )
  `.execute(db(tx));
};

/** Of those who have said neither yes nor no: what somebody took back stays taken back. */
export const insertMarketing = async (
  tx: SalonTx,
  cards: readonly string[],
  by: string,
  now: number,
): Promise<void> => {
  await sql`
    insert into customer.consents (salon_code, card_code, kind, given, by_code, at)
    select ${tx.salon}, card, 'marketing-sms', true, ${by}, ${new Date(now)}
    from unnest(${[...new Set(cards)]}::uuid[]) as card
    where not exists (
      select from customer.consents as said
      where said.salon_code = ${tx.salon} and said.card_code = card and said.kind = 'marketing-sms'
    )
  `.execute(db(tx));
};
