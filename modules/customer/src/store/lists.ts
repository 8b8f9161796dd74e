import type { CardFilter } from '@ayna/contracts/customer';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { escapeLike } from '@ayna/kernel/escape-like';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { CardRecord } from '../rules/card-record.ts';
import type { CardSearch } from '../rules/card-search.ts';
import { lastVisit, nextVisit, selectCards, toCardRecord, wallClockAt, zoneOf } from './rows.ts';
import { db } from './tables.ts';

type Sort = 'name' | 'last-visit' | 'spent' | 'newest';

type CardListQuery = {
  readonly search: CardSearch;
  readonly tag: string | null;
  readonly show: CardFilter | null;
  /** Another condition on `cards`. */
  readonly only: Expression<SqlBool> | null;
  readonly sort: Sort;
  readonly page: number;
  readonly size: number;
};

const selectMatching = (tx: SalonTx, { words, digits, phone }: CardSearch) => {
  const cards = db(tx)
    .selectFrom('customer.cards as cards')
    .where('cards.salon_code', '=', tx.salon)
    .where('cards.gone_at', 'is', null);
  if (phone !== null) return cards.where('cards.phone', '=', phone);
  if (digits !== null) return cards.where('cards.phone', 'like', `%${digits}%`);
  return cards.where((where) =>
    where.and(words.map((word) => where('cards.folded', 'like', `%${escapeLike(word)}%`))),
  );
};

const orders = {
  name: sql`cards.name, cards.lastname, cards.code`,
  'last-visit': sql`cards.last_visit desc nulls last, cards.code desc`,
  spent: sql`cards.spent desc, cards.code desc`,
  newest: sql`cards.created_at desc, cards.code desc`,
} as const satisfies Record<Sort, unknown>;

const filterConditions = (tx: SalonTx, now: number) => ({
  away: sql<boolean>`cards.last_visit < ${wallClockAt(now, tx.salon)} - interval '90 days'`,
  sessions: sql<boolean>`cards.in_sessions`,
  allergies: sql<boolean>`cards.allergies <> ''`,
});

/** Counts the cards: all of them, those behind each filter, and the new ones of this month. */
export const readCardCounts = async (tx: SalonTx, now: number) => {
  const { away, sessions, allergies } = filterConditions(tx, now);
  const isNew = sql`cards.created_at at time zone ${zoneOf(tx.salon)} >= date_trunc('month', ${wallClockAt(now, tx.salon)})`;
  const countWhere = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`;
  return db(tx)
    .selectFrom('customer.cards as cards')
    .select([
      sql<number>`count(*)`.as('all'),
      countWhere(away).as('away'),
      countWhere(sessions).as('sessions'),
      countWhere(allergies).as('allergies'),
      countWhere(isNew).as('newThisMonth'),
    ])
    .where('cards.salon_code', '=', tx.salon)
    .where('cards.gone_at', 'is', null)
    .executeTakeFirstOrThrow();
};

/** Reads one page of the matching cards, and how many match in all. */
export const readCardPage = async (
  tx: SalonTx,
  { search, tag, show, only, sort, page, size }: CardListQuery,
  now: number,
): Promise<{ cards: CardRecord[]; totalCount: number }> => {
  const matching = selectMatching(tx, search);
  const tagged = tag === null ? matching : matching.where(sql<boolean>`cards.tags @> array[${tag}]::text[]`);
  const shown = show === null ? tagged : tagged.where(filterConditions(tx, now)[show]);
  const filtered = only === null ? shown : shown.where(only);
  // Selects codes only, so that the index of names answers the query. Whole cards are read for this page alone.
  const codes = filtered
    .select('cards.code')
    .orderBy(orders[sort])
    .offset(page * size)
    .limit(size);
  const [found, { totalCount }] = await Promise.all([
    codes.execute(),
    filtered.select(sql<number>`count(*)`.as('totalCount')).executeTakeFirstOrThrow(),
  ]);
  const rows = await selectCards(tx, now)
    .where('salon_code', '=', tx.salon)
    .where('code', '=', sql<string>`any(${found.map(({ code }) => code)}::uuid[])`)
    .execute();
  const byCode = new Map(rows.map((row) => [row.code, toCardRecord(row)]));
  return { cards: found.flatMap(({ code }) => byCode.get(code) ?? []), totalCount };
};

/** The first matches for a search field; cards that begin with the typed text come first. */
export const searchCards = (tx: SalonTx, search: CardSearch, limit: number, now: number) => {
  const [word] = search.words;
  const begins = word ? sql`cards.folded like ${`${escapeLike(word)}%`} desc, ` : sql``;
  const first = selectMatching(tx, search)
    .select('cards.code')
    .orderBy(sql`${begins}${orders.name}`)
    .limit(limit);
  return db(tx)
    .selectFrom('customer.cards as cards')
    .select(['code', 'name', 'lastname', 'phone', 'allergies'])
    .select([lastVisit.as('lastVisit'), nextVisit(now).as('nextVisit')])
    .where('salon_code', '=', tx.salon)
    .where('code', 'in', first)
    .orderBy(sql`${begins}${orders.name}`)
    .execute();
};

/** Codes of the matching cards. A card without a visit counts as of the day it was made. */
export const selectLatestMatches = async (
  tx: SalonTx,
  search: CardSearch,
  limit: number,
): Promise<string[]> => {
  const rows = await selectMatching(tx, search)
    .select('cards.code')
    .orderBy(sql`greatest(cards.last_visit, cards.created_at::timestamp) desc, cards.code`)
    .limit(limit)
    .execute();
  return rows.map(({ code }) => code);
};

/** Those of the cards that mention an allergy. */
export const listAllergicCards = (
  tx: SalonTx,
  codes: readonly string[],
): Promise<{ code: string; allergies: string }[]> =>
  db(tx)
    .selectFrom('customer.cards')
    .select(['code', 'allergies'])
    .where('salon_code', '=', tx.salon)
    .where('code', '=', sql<string>`any(${codes}::uuid[])`)
    .where('gone_at', 'is', null)
    .where('allergies', '<>', '')
    .execute();
