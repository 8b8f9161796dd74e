import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type AppointmentCopy = {
  readonly code: string;
  readonly card: string;
  readonly version: number;
  readonly status: string;
  readonly startsAt: string;
  readonly price: number;
  readonly serviceCode: string;
  readonly serviceName: string;
  /** How many sessions a course has; null for a single service. */
  readonly sessionCount: number | null;
};

type CardVersion = { readonly code: string; readonly version: number };

const lockCardRow = (tx: SalonTx, card: string) =>
  db(tx)
    .selectFrom('customer.cards')
    .select(['code', 'version', 'merged_into as mergedInto'])
    .where('salon_code', '=', tx.salon)
    .where('code', '=', card)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Locks the card whose figures count an appointment of this card: the card itself, or the one it was merged into.
 * The lock serializes counting. Null if there is no such card.
 */
export const lockFiguresCard = async (tx: SalonTx, card: string): Promise<CardVersion | null> => {
  const own = await lockCardRow(tx, card);
  if (!own?.mergedInto) return own ?? null;
  return (await lockCardRow(tx, own.mergedInto)) ?? null;
};

/** Returns whether the copy was stored: an older or equal version changes nothing. */
export const saveAppointment = async (tx: SalonTx, copy: AppointmentCopy): Promise<boolean> => {
  const { code, card, version, status, startsAt } = copy;
  const columns = {
    version,
    status,
    starts_at: startsAt,
    price: String(copy.price),
    service_code: copy.serviceCode,
    service_name: copy.serviceName,
    session_count: copy.sessionCount,
  };
  const { numInsertedOrUpdatedRows } = await db(tx)
    .insertInto('customer.appointments')
    .values({ salon_code: tx.salon, code, card_code: card, ...columns })
    .onConflict((on) =>
      on
        .columns(['salon_code', 'code'])
        .doUpdateSet(columns)
        .where('customer.appointments.version', '<', version),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/**
 * Recalculates the figures of a card in the database, exact to the kurus. `in_sessions` is true if a session is booked,
 * or if a course was begun and not all of its sessions are completed.
 */
export const recountFigures = async (tx: SalonTx, card: string): Promise<void> => {
  await sql`
    with own as (
      select * from customer.appointments where salon_code = ${tx.salon} and card_code = ${card}
    )
    update customer.cards set (visits, no_shows, cancels, spent, first_visit, last_visit, last_service, in_sessions) = (
      select count(*) filter (where status = 'Completed'),
        count(*) filter (where status = 'NoShow'),
        count(*) filter (where status = 'Canceled'),
        coalesce(sum(price) filter (where status = 'Completed'), 0),
        least(min(starts_at) filter (where status = 'Completed'), cards.visited_before),
        greatest(max(starts_at) filter (where status = 'Completed'), cards.visited_before),
        coalesce((array_agg(service_name order by starts_at desc) filter (where status = 'Completed'))[1], ''),
        exists (
          select from own as session where session_count > 1 group by service_code
          having bool_or(status in ('Pending', 'Approved'))
            or count(*) filter (where status = 'Completed') % max(session_count) <> 0
        )
      from own
    )
    where salon_code = ${tx.salon} and code = ${card}
  `.execute(db(tx));
};
