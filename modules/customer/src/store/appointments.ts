import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type Heard = {
  readonly code: string;
  readonly card: string;
  readonly version: number;
  readonly status: string;
  readonly startsAt: string;
  readonly price: number;
  readonly serviceCode: string;
  readonly serviceName: string;
  /** Of a course, how many sessions it has. */
  readonly sessionCount: number | null;
};

type Counted = { readonly code: string; readonly version: number };

const lockCount = (tx: SalonTx, card: string) =>
  db(tx)
    .selectFrom('customer.cards')
    .select(['code', 'version', 'merged_into as mergedInto'])
    .where('salon_code', '=', tx.salon)
    .where('code', '=', card)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * The card whose figures an appointment of this card belongs to: itself, or the one it has become part of. They
 * are counted by one at a time. Null where there is no such card.
 */
export const lockFigures = async (tx: SalonTx, card: string): Promise<Counted | null> => {
  const own = await lockCount(tx, card);
  if (!own?.mergedInto) return own ?? null;
  return (await lockCount(tx, own.mergedInto)) ?? null;
};

/** Whether this was news: what is as new already, or newer, stays. */
export const saveAppointment = async (tx: SalonTx, heard: Heard): Promise<boolean> => {
  const { code, card, version, status, startsAt } = heard;
  const told = {
    version,
    status,
    starts_at: startsAt,
    price: String(heard.price),
    service_code: heard.serviceCode,
    service_name: heard.serviceName,
    session_count: heard.sessionCount,
  };
  const { numInsertedOrUpdatedRows } = await db(tx)
    .insertInto('customer.appointments')
    .values({ salon_code: tx.salon, code, card_code: card, ...told })
    .onConflict((on) =>
      on
        .columns(['salon_code', 'code'])
        .doUpdateSet(told)
        .where('customer.appointments.version', '<', version),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/**
 * Added up anew and by the database, to the kurus. Sessions are still to come where one stands in the calendar, or
 * where the course was begun and is not whole.
 */
export const countFigures = async (tx: SalonTx, card: string): Promise<void> => {
  await sql`
    with own as (
      select * from customer.appointments where salon_code = ${tx.salon} and card_code = ${card}
    )
    update customer.cards set (visits, no_shows, cancels, spent, last_visit, last_service, in_sessions) = (
      select count(*) filter (where status = 'Completed'),
        count(*) filter (where status = 'NoShow'),
        count(*) filter (where status = 'Canceled'),
        coalesce(sum(price) filter (where status = 'Completed'), 0),
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
