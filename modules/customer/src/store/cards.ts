import { toSearchText } from '@ayna/contracts/core/search-text';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import type { CardRecord } from '../rules/card-record.ts';
import { selectCards, toCardRecord } from './rows.ts';
import { db } from './tables.ts';

/**
 * Serializes all transactions that put this phone on a card, so that two of them never create two cards.
 * Call it before locking any card: one lock order prevents deadlocks.
 */
export const lockPhone = async (tx: SalonTx, phone: string | null): Promise<void> => {
  if (phone === null) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.salon} ${phone}`}, 7201441))`.execute(
    db(tx),
  );
};

const selectSalonCards = (tx: SalonTx, now: number) =>
  selectCards(tx, now).where('salon_code', '=', tx.salon);

/** Reads a card, also a removed one (`gone`). */
export const readCard = async (tx: SalonTx, code: string, now: number): Promise<CardRecord | null> => {
  const row = await selectSalonCards(tx, now).where('code', '=', code).executeTakeFirst();
  return row ? toCardRecord(row) : null;
};

/** Reads a card; of a merged card, the card it was merged into. */
export const readCardFollowingMerge = async (
  tx: SalonTx,
  code: string,
  now: number,
): Promise<CardRecord | null> => {
  const card = await readCard(tx, code, now);
  return card?.mergedInto ? readCard(tx, card.mergedInto, now) : card;
};

/** Reads a card and locks it until the transaction ends. */
export const lockCard = async (tx: SalonTx, code: string, now: number): Promise<CardRecord | null> => {
  const row = await selectSalonCards(tx, now).where('code', '=', code).forUpdate().executeTakeFirst();
  return row ? toCardRecord(row) : null;
};

const findActiveCard = async (
  tx: SalonTx,
  by: 'phone' | 'user_code',
  value: string,
  now: number,
): Promise<CardRecord | null> => {
  const row = await selectSalonCards(tx, now)
    .where(by, '=', value)
    .where('gone_at', 'is', null)
    .executeTakeFirst();
  return row ? toCardRecord(row) : null;
};

export const findCardByPhone = (tx: SalonTx, phone: string, now: number): Promise<CardRecord | null> =>
  findActiveCard(tx, 'phone', phone, now);

export const findCardByUser = (tx: SalonTx, userCode: string, now: number): Promise<CardRecord | null> =>
  findActiveCard(tx, 'user_code', userCode, now);

type CardFields = Omit<CardRecord, 'code' | 'version' | 'gone' | 'mergedInto' | 'figures' | 'createdAt'>;

const toColumns = (card: CardFields) => ({
  user_code: card.userCode,
  name: card.name,
  lastname: card.lastname,
  phone: card.phone,
  email: card.email,
  image_url: card.imageUrl,
  birthday: card.birthday,
  allergies: card.allergies,
  tags: card.tags,
  folded: toSearchText([card.name, card.lastname]),
});

export const insertCard = async (
  tx: SalonTx,
  card: CardFields & { readonly code: string },
  now: number,
): Promise<CardRecord> => {
  const createdAt = new Date(now);
  await db(tx)
    .insertInto('customer.cards')
    .values({ salon_code: tx.salon, code: card.code, ...toColumns(card), created_at: createdAt })
    .execute();
  const counts = { visits: 0, noShows: 0, cancels: 0, spent: 0 };
  const figures = { ...counts, lastVisit: null, lastService: '', inSessions: false, nextVisit: null };
  return { ...card, version: 1, gone: false, mergedInto: null, figures, createdAt: createdAt.toISOString() };
};

/** Saves a card that this transaction has locked, as its next version. */
export const saveCard = async (tx: SalonTx, card: CardRecord): Promise<CardRecord> => {
  const version = card.version + 1;
  await db(tx)
    .updateTable('customer.cards')
    .set({
      ...toColumns(card),
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

/** More salons than anybody is a customer of. */
const MOST_SALONS = 100;

/** The salons that have a card with this phone and without an account. */
export const listSalonsOfUnlinked = async (tx: AcrossTx, phone: string): Promise<SalonKey[]> => {
  const rows = await db(tx)
    .selectFrom('customer.cards')
    .select('salon_code')
    .where('phone', '=', phone)
    .where('user_code', 'is', null)
    .where('gone_at', 'is', null)
    .orderBy('salon_code')
    .limit(MOST_SALONS)
    .execute();
  return rows.map(({ salon_code }) => tx.keyOf(salon_code));
};
