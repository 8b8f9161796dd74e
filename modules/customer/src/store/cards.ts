import { foldedTogether } from '@ayna/contracts/core/fold';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { type CardRow, rowOf, selectCards } from './rows.ts';
import { db } from './tables.ts';

/**
 * Whoever gives this phone to a card waits here for the others who do, so that two never make two cards of it.
 * Before any lock of a card: in one order nobody waits for each other.
 */
export const lockPhone = async (tx: SalonTx, phone: string | null): Promise<void> => {
  if (phone === null) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.salon} ${phone}`}, 7201441))`.execute(
    db(tx),
  );
};

const inSalon = (tx: SalonTx, now: number) => selectCards(tx, now).where('salon_code', '=', tx.salon);

/** Also one that is put away: it says so. */
export const readCard = async (tx: SalonTx, code: string, now: number): Promise<CardRow | null> => {
  const row = await inSalon(tx, now).where('code', '=', code).executeTakeFirst();
  return row ? rowOf(row) : null;
};

/** The same, but for one that has become part of another: that one. */
export const readFollowing = async (tx: SalonTx, code: string, now: number): Promise<CardRow | null> => {
  const card = await readCard(tx, code, now);
  return card?.mergedInto ? readCard(tx, card.mergedInto, now) : card;
};

/** The same as it is, and nobody else changes it until this transaction is over. */
export const lockCard = async (tx: SalonTx, code: string, now: number): Promise<CardRow | null> => {
  const row = await inSalon(tx, now).where('code', '=', code).forUpdate().executeTakeFirst();
  return row ? rowOf(row) : null;
};

const present = async (
  tx: SalonTx,
  by: 'phone' | 'user_code',
  value: string,
  now: number,
): Promise<CardRow | null> => {
  const row = await inSalon(tx, now).where(by, '=', value).where('gone_at', 'is', null).executeTakeFirst();
  return row ? rowOf(row) : null;
};

export const cardWithPhone = (tx: SalonTx, phone: string, now: number): Promise<CardRow | null> =>
  present(tx, 'phone', phone, now);

export const cardOfUser = (tx: SalonTx, userCode: string, now: number): Promise<CardRow | null> =>
  present(tx, 'user_code', userCode, now);

type Written = Omit<CardRow, 'code' | 'version' | 'gone' | 'mergedInto' | 'figures' | 'createdAt'>;

const fieldsOf = (card: Written) => ({
  user_code: card.userCode,
  name: card.name,
  lastname: card.lastname,
  phone: card.phone,
  email: card.email,
  image_url: card.imageUrl,
  birthday: card.birthday,
  allergies: card.allergies,
  tags: card.tags,
  folded: foldedTogether([card.name, card.lastname]),
});

export const insertCard = async (
  tx: SalonTx,
  card: Written & { readonly code: string },
  now: number,
): Promise<CardRow> => {
  const createdAt = new Date(now);
  await db(tx)
    .insertInto('customer.cards')
    .values({ salon_code: tx.salon, code: card.code, ...fieldsOf(card), created_at: createdAt })
    .execute();
  const counts = { visits: 0, noShows: 0, cancels: 0, spent: 0 };
  const figures = { ...counts, lastVisit: null, lastService: '', inSessions: false, nextVisit: null };
  return { ...card, version: 1, gone: false, mergedInto: null, figures, createdAt: createdAt.toISOString() };
};

/** Writes a card that this transaction has locked, as its next version. */
export const saveCard = async (tx: SalonTx, card: CardRow): Promise<CardRow> => {
  const version = card.version + 1;
  await db(tx)
    .updateTable('customer.cards')
    .set({
      ...fieldsOf(card),
      gone_at: card.gone ? sql<Date>`coalesce(gone_at, now())` : null,
      merged_into: card.mergedInto,
      version,
    })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', card.code)
    .where('version', '=', card.version)
    .returning('code')
    .executeTakeFirstOrThrow();
  return { ...card, version };
};
