import type { AnyTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { CardRecord } from '../rules/card-record.ts';
import { db } from './tables.ts';

/** A wall-clock moment of the salon in the format of the API. */
const formatWallClock = (moment: ReturnType<typeof sql>) =>
  sql<string | null>`to_char(${moment}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

export const lastVisit = formatWallClock(sql`cards.last_visit`);

/** The zone of a salon. With a constant salon code PostgreSQL evaluates it once, not for every card. */
export const zoneOf = (salon: string | ReturnType<typeof sql.ref>) => sql<string>`coalesce((
  select state ->> 'zone' from customer.salon_copies as salon
  where salon.salon_code = ${salon} and salon.code = ${salon}
), 'Europe/Istanbul')`;

/** The salon's wall-clock time at an instant. */
export const wallClockAt = (now: number, salon: string | ReturnType<typeof sql.ref>) =>
  sql`to_timestamp(${now} / 1000.0) at time zone ${zoneOf(salon)}`;

export const nextVisit = (now: number) =>
  formatWallClock(sql`(
    select min(starts_at) from customer.appointments as own
    where own.salon_code = cards.salon_code and own.card_code = cards.code
      and own.status in ('Pending', 'Approved') and own.starts_at >= ${wallClockAt(now, sql.ref('cards.salon_code'))}
  )`);

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

type SelectedCard = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>;

export const toCardRecord = (row: SelectedCard): CardRecord => ({
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
