import { randomUUID } from 'node:crypto';
import { foldedTogether } from '../../packages/contracts/src/core/fold.ts';
import type { House } from '../appointments/house.ts';
import { lastnames, names } from './texts.ts';

export const CARDS = 20_000;
export const salonCode = '01980000-0000-7000-8000-000000000001';
/** Other salons lie in the same table and the same indexes. */
const OTHERS = 4;
const AT_ONCE = 5_000;

const one = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const cardOf = (salon: string, index: number) => {
  const name = one(names, index * 7);
  const lastname = `${one(lastnames, Math.floor(index / names.length))}${index % 11 === 0 ? ' Kara' : ''}`;
  return {
    salon_code: salon,
    code: randomUUID(),
    name,
    lastname,
    phone: `+9053${String(index).padStart(8, '0')}`,
    allergies: index % 40 === 0 ? 'Amonyak' : '',
    tags: index % 9 === 0 ? ['VIP'] : [],
    folded: foldedTogether([name, lastname]),
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

const plantSalon = async (rows: House['rows'], salon: string, cards: number): Promise<void> => {
  for (let first = 0; first < cards; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, cards - first) }, (_, index) =>
      cardOf(salon, first + index),
    );
    const columns = Object.keys(some[0] ?? {}).join(', ');
    await rows(
      `insert into customer.cards (${columns}) select ${columns} from jsonb_populate_recordset(null::customer.cards, $1::jsonb)`,
      [JSON.stringify(some)],
    );
  }
};

/** A salon with so many cards that belongs to the one person there is, and others beside it. */
export const plantCards = async ({ rows }: Pick<House, 'rows'>): Promise<void> => {
  await plantSalon(rows, salonCode, CARDS);
  for (let other = 0; other < OTHERS; other += 1) await plantSalon(rows, randomUUID(), CARDS / 4);
  await rows(
    `insert into auth.memberships (salon_code, person_code, role, groups, created_at)
     select $1, person_code, 'SalonOwner', '{Administrator}', now() from auth.people`,
    [salonCode],
  );
  await rows('vacuum analyze customer.cards, auth.memberships, auth.people');
};
