import type { CancelReason } from '@ayna/contracts/appointment';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** A month's appointments by status: every appointment has one source. */
const countByStatus = (tx: SalonTx, from: string, to: string) =>
  db(tx)
    .selectFrom('appointment.day_figures')
    .select([
      sql<number>`coalesce(sum(pending + approved + completed + canceled + no_show), 0)::integer`.as('count'),
      sql<number>`coalesce(sum(completed), 0)::integer`.as('completed'),
      sql<number>`coalesce(sum(canceled), 0)::integer`.as('canceled'),
      sql<number>`coalesce(sum(no_show), 0)::integer`.as('noShow'),
    ])
    .where('salon_code', '=', tx.salon)
    .where('kind', '=', 'source')
    .where('day', '>=', from)
    .where('day', '<', to)
    .executeTakeFirstOrThrow();

const countNewCustomers = async (tx: SalonTx, from: string, to: string): Promise<number> => {
  const { count } = await db(tx)
    .selectFrom('appointment.customer_days')
    .select(sql<number>`coalesce(sum(new_customers), 0)::integer`.as('count'))
    .where('salon_code', '=', tx.salon)
    .where('day', '>=', from)
    .where('day', '<', to)
    .executeTakeFirstOrThrow();
  return count;
};

/** A month's appointments by status, and how many customers come for the first time. */
export const monthFigures = async (tx: SalonTx, from: string, to: string) => {
  const [counts, newCustomers] = await Promise.all([
    countByStatus(tx, from, to),
    countNewCustomers(tx, from, to),
  ]);
  return { ...counts, newCustomers };
};

/** How many of a month's canceled appointments each reason has, the most frequent first. */
export const countCancelReasons = (tx: SalonTx, from: string, to: string) =>
  db(tx)
    .selectFrom('appointment.day_figures')
    .select([
      sql<CancelReason | null>`nullif(key, '')`.as('reason'),
      sql<number>`sum(canceled)::integer`.as('count'),
    ])
    .where('salon_code', '=', tx.salon)
    .where('kind', '=', 'cancel-reason')
    .where('day', '>=', from)
    .where('day', '<', to)
    .groupBy('key')
    .having(sql`sum(canceled)`, '>', 0)
    .orderBy('count', 'desc')
    .orderBy('key')
    .execute();
