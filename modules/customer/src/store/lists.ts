import type { ShownCards } from '@ayna/contracts/customer';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { type CardRow, lastVisit, nextVisit, rowOf, selectCards, wallAt, zoneOf } from './rows.ts';
import { db } from './tables.ts';

type Sort = 'name' | 'last-visit' | 'spent' | 'newest';

/** Pieces of a name, digits within a phone, a whole phone: all that there is must fit. */
type Sought = {
  readonly pieces: readonly string[];
  readonly digits: string | null;
  readonly phone: string | null;
};

type Asked = {
  readonly sought: Sought;
  readonly tag: string | null;
  readonly show: ShownCards | null;
  readonly sort: Sort;
  readonly page: number;
  readonly many: number;
};

const escaped = (piece: string): string => piece.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

const matching = (tx: SalonTx, { pieces, digits, phone }: Sought) => {
  const cards = db(tx)
    .selectFrom('customer.cards as cards')
    .where('cards.salon_code', '=', tx.salon)
    .where('cards.gone_at', 'is', null);
  if (phone !== null) return cards.where('cards.phone', '=', phone);
  if (digits !== null) return cards.where('cards.phone', 'like', `%${digits}%`);
  return cards.where((where) =>
    where.and(pieces.map((piece) => where('cards.folded', 'like', `%${escaped(piece)}%`))),
  );
};

const orders = {
  name: sql`cards.name, cards.lastname, cards.code`,
  'last-visit': sql`cards.last_visit desc nulls last, cards.code desc`,
  spent: sql`cards.spent desc, cards.code desc`,
  newest: sql`cards.created_at desc, cards.code desc`,
} as const satisfies Record<Sort, unknown>;

/** What narrows the list, as its conditions. */
const narrowings = (tx: SalonTx, now: number) => ({
  away: sql<boolean>`cards.last_visit < ${wallAt(now, tx.salon)} - interval '90 days'`,
  sessions: sql<boolean>`cards.in_sessions`,
  allergies: sql<boolean>`cards.allergies <> ''`,
});

/** How many cards there are, and of each kind. */
export const countCards = async (tx: SalonTx, now: number) => {
  const { away, sessions, allergies } = narrowings(tx, now);
  const isNew = sql`cards.created_at at time zone ${zoneOf(tx.salon)} >= date_trunc('month', ${wallAt(now, tx.salon)})`;
  const only = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`;
  return db(tx)
    .selectFrom('customer.cards as cards')
    .select([
      sql<number>`count(*)`.as('all'),
      only(away).as('away'),
      only(sessions).as('sessions'),
      only(allergies).as('allergies'),
      only(isNew).as('newThisMonth'),
    ])
    .where('cards.salon_code', '=', tx.salon)
    .where('cards.gone_at', 'is', null)
    .executeTakeFirstOrThrow();
};

/** One page of those that fit, and how many they are in all. */
export const listCards = async (
  tx: SalonTx,
  { sought, tag, show, sort, page, many }: Asked,
  now: number,
): Promise<{ cards: CardRow[]; totalCount: number }> => {
  const all = matching(tx, sought);
  const tagged = tag === null ? all : all.where(sql<boolean>`cards.tags @> array[${tag}]::text[]`);
  const fitting = show === null ? tagged : tagged.where(narrowings(tx, now)[show]);
  // Codes alone, so that the index of names answers it; the cards themselves only of this page.
  const codes = fitting
    .select('cards.code')
    .orderBy(orders[sort])
    .offset(page * many)
    .limit(many);
  const [found, { totalCount }] = await Promise.all([
    codes.execute(),
    fitting.select(sql<number>`count(*)`.as('totalCount')).executeTakeFirstOrThrow(),
  ]);
  const rows = await selectCards(tx, now)
    .where('salon_code', '=', tx.salon)
    .where('code', '=', sql<string>`any(${found.map(({ code }) => code)}::uuid[])`)
    .execute();
  const byCode = new Map(rows.map((row) => [row.code, rowOf(row)]));
  return { cards: found.flatMap(({ code }) => byCode.get(code) ?? []), totalCount };
};

/** The first that fit what is being typed, those that begin with it before the others. */
export const findCards = (tx: SalonTx, sought: Sought, many: number, now: number) => {
  const [piece] = sought.pieces;
  const begins = piece ? sql`cards.folded like ${`${escaped(piece)}%`} desc, ` : sql``;
  const first = matching(tx, sought).select('cards.code').orderBy(sql`${begins}${orders.name}`).limit(many);
  return db(tx)
    .selectFrom('customer.cards as cards')
    .select(['code', 'name', 'lastname', 'phone', 'allergies'])
    .select([lastVisit.as('lastVisit'), nextVisit(now).as('nextVisit')])
    .where('salon_code', '=', tx.salon)
    .where('code', 'in', first)
    .orderBy(sql`${begins}${orders.name}`)
    .execute();
};
