import type { Appointment } from '@ayna/contracts/appointment';
import { statement } from '@ayna/kernel/db/sql';
import type { AcrossTx, PersonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { documentColumn } from './queries.ts';
import { db } from './tables.ts';

type OwnQuery = {
  readonly when: 'upcoming' | 'past' | undefined;
  /** What is over by this wall-clock moment is past. */
  readonly now: string;
  readonly page: number;
  readonly pageSize: number;
  /** Undefined for those of every salon. */
  readonly salonCode: string | undefined;
};

const ofPerson = (tx: PersonTx) =>
  db(tx)
    .selectFrom('appointment.appointments')
    .select(documentColumn(true))
    .where('person_code', '=', tx.person);

/** Upcoming ones soonest first, otherwise newest first. */
export const listOfPerson = async (
  tx: PersonTx,
  { when, now, page, pageSize, salonCode }: OwnQuery,
): Promise<Appointment[]> => {
  const own = ofPerson(tx)
    .where((where) => (when ? where('ends_at', when === 'upcoming' ? '>' : '<=', now) : where.lit(true)))
    .where((where) => (salonCode ? where('salon_code', '=', salonCode) : where.lit(true)));
  const order = when === 'upcoming' ? 'asc' : 'desc';
  const rows = await own
    .orderBy('starts_at', order)
    .orderBy('code', order)
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  return rows.map(({ appointment }) => appointment);
};

/** As many as the courses of a customer ever have. */
const MOST_SESSIONS = 500;

/** Sessions of courses in every salon that begin after a moment, neither canceled nor missed; newest first. */
export const listSessionsOfPerson = async (tx: PersonTx, after: string): Promise<Appointment[]> => {
  const rows = await ofPerson(tx)
    .where('starts_at', '>', after)
    .where('status', 'not in', ['Canceled', 'NoShow'])
    .where(sql<boolean>`document::json -> 'serviceSnapshot' ->> 'type' = 'Session'`)
    .orderBy('starts_at', 'desc')
    .limit(MOST_SESSIONS)
    .execute();
  return rows.map(({ appointment }) => appointment);
};

type CardKey = { readonly salonCode: string; readonly code: string };

const claim = statement(`
  update appointment.appointments set person_code = $1
  where person_code is null
    and (salon_code, customer_code) in (select * from unnest($2::uuid[], $3::uuid[]))`);

/** The appointments of these cards that belong to nobody yet become the person's. */
export const claimAppointments = async (
  tx: AcrossTx,
  person: string,
  cards: readonly CardKey[],
): Promise<void> => {
  await claim(tx, [person, cards.map(({ salonCode }) => salonCode), cards.map(({ code }) => code)]);
};
