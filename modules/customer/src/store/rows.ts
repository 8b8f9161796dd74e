import type { Card } from '@ayna/contracts/customer';
import type { AnyTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** A card as it is kept; consents lie beside it. */
export type CardRow = Omit<Card, 'salonCode' | 'consents' | 'figures'> & {
  readonly gone: boolean;
  readonly mergedInto: string | null;
  readonly figures: Card['figures'] & { readonly spent: number };
};

/** A moment of the salon's wall clock as the wire writes it. */
const wallText = (moment: ReturnType<typeof sql>) =>
  sql<string | null>`to_char(${moment}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

export const lastVisit = wallText(sql`cards.last_visit`);

/** The zone of a salon; of one and the same salon it is asked for once, and not for every card. */
export const zoneOf = (salon: string | ReturnType<typeof sql.ref>) => sql<string>`coalesce((
  select state ->> 'zone' from customer.salon_copies as salon
  where salon.salon_code = ${salon} and salon.code = ${salon}
), 'Europe/Istanbul')`;

/** The clock on the salon's wall at this instant. */
export const wallAt = (now: number, salon: string | ReturnType<typeof sql.ref>) =>
  sql`to_timestamp(${now} / 1000.0) at time zone ${zoneOf(salon)}`;

export const nextVisit = (now: number) =>
  wallText(sql`(
    select min(starts_at) from customer.appointments as own
    where own.salon_code = cards.salon_code and own.card_code = cards.code
      and own.status in ('Pending', 'Approved') and own.starts_at >= ${wallAt(now, sql.ref('cards.salon_code'))}
  )`);

/** Cards with all that is known of them at this instant. */
export const selectCards = (tx: AnyTx, now: number) =>
  db(tx)
    .selectFrom('customer.cards as cards')
    .select([
      'code',
      'version',
      'user_code',
      'name',
      'lastname',
      'phone',
      'email',
      'image_url',
      'birthday',
      'allergies',
      'tags',
      'visits',
      'no_shows',
      'cancels',
      'spent',
      'last_service',
      'in_sessions',
      'gone_at',
      'merged_into',
      'created_at',
      lastVisit.as('last_visit'),
      nextVisit(now).as('next_visit'),
    ]);

type Selected = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>;

export const rowOf = (row: Selected): CardRow => ({
  code: row.code,
  version: row.version,
  gone: row.gone_at !== null,
  mergedInto: row.merged_into,
  userCode: row.user_code,
  name: row.name,
  lastname: row.lastname,
  phone: row.phone,
  email: row.email,
  imageUrl: row.image_url,
  birthday: row.birthday,
  allergies: row.allergies,
  tags: row.tags,
  figures: {
    visits: row.visits,
    noShows: row.no_shows,
    cancels: row.cancels,
    spent: Number(row.spent),
    lastVisit: row.last_visit,
    lastService: row.last_service,
    inSessions: row.in_sessions,
    nextVisit: row.next_visit,
  },
  createdAt: row.created_at.toISOString(),
});
