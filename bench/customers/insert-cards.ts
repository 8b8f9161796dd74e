import { randomUUID } from 'node:crypto';
import { toSearchText } from '../../packages/contracts/src/core/search-text.ts';
import type { BenchProduct } from '../appointments/bench-product.ts';
import { lastnames, names } from './texts.ts';

export const CARDS = 20_000;
export const salonCode = '01980000-0000-7000-8000-000000000001';
/** Other salons share the table and its indexes. */
const OTHER_SALONS = 4;
const CARDS_PER_INSERT = 5_000;

const pickAt = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const createCard = (salon: string, index: number) => {
  const name = pickAt(names, index * 7);
  const lastname = `${pickAt(lastnames, Math.floor(index / names.length))}${index % 11 === 0 ? ' Kara' : ''}`;
  return {
    salon_code: salon,
    code: randomUUID(),
    name,
    lastname,
    phone: `+9053${String(index).padStart(8, '0')}`,
    allergies: index % 40 === 0 ? 'Amonyak' : '',
    tags: index % 9 === 0 ? ['VIP'] : [],
    folded: toSearchText([name, lastname]),
    visits: index % 23,
    no_shows: 0,
    cancels: 0,
    spent: (index % 23) * 900,
    last_visit: '2026-10-24T10:00:00',
    last_service: '',
    in_sessions: false,
    version: 1,
    created_at: '2026-01-01T10:00:00Z',
  };
};

const insertSalonCards = async (
  query: BenchProduct['query'],
  salon: string,
  cards: number,
): Promise<void> => {
  for (let first = 0; first < cards; first += CARDS_PER_INSERT) {
    const some = Array.from({ length: Math.min(CARDS_PER_INSERT, cards - first) }, (_, index) =>
      createCard(salon, first + index),
    );
    const columns = Object.keys(some[0] ?? {}).join(', ');
    await query(
      `insert into customer.cards (${columns}) select ${columns} from jsonb_populate_recordset(null::customer.cards, $1::jsonb)`,
      [JSON.stringify(some)],
    );
  }
};

/** Inserts a salon with 20,000 cards that belongs to the only person, and four smaller salons. */
export const insertCards = async ({ query }: Pick<BenchProduct, 'query'>): Promise<void> => {
  await insertSalonCards(query, salonCode, CARDS);
  for (let other = 0; other < OTHER_SALONS; other += 1)
    await insertSalonCards(query, randomUUID(), CARDS / 4);
  await query(
    `insert into auth.memberships (salon_code, person_code, role, groups, created_at)
     select $1, person_code, 'SalonOwner', '{Administrator}', now() from auth.people`,
    [salonCode],
  );
  await query('vacuum analyze customer.cards, auth.memberships, auth.people');
};
