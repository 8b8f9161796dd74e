import type { CancelReason } from '@ayna/contracts/appointment';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type MonthFigures = {
  readonly count: number;
  readonly completed: number;
  readonly canceled: number;
  readonly noShow: number;
  readonly newCustomers: number;
};

/** A month's appointments by status, and how many customers came for the first time. */
export const monthFigures = async (tx: SalonTx, from: string, to: string): Promise<MonthFigures> => {
  const { rows } = await sql<MonthFigures>`
    with month as (
      select status, customer_code, starts_at from appointment.appointments
      where salon_code = ${tx.salon} and starts_at >= ${from}::timestamp and starts_at < ${to}::timestamp
    )
    select count(*) as count,
      count(*) filter (where status = 'Completed') as completed,
      count(*) filter (where status = 'Canceled') as canceled,
      count(*) filter (where status = 'NoShow') as "noShow",
      (select count(distinct customer_code) from month
        where status <> 'Canceled' and customer_code is not null and not exists (
          select from appointment.appointments earlier
          where earlier.salon_code = ${tx.salon} and earlier.customer_code = month.customer_code
            and earlier.starts_at < ${from}::timestamp and earlier.status <> 'Canceled')) as "newCustomers"
    from month
  `.execute(db(tx));
  return rows[0] ?? { count: 0, completed: 0, canceled: 0, noShow: 0, newCustomers: 0 };
};

/** How many of a month's canceled appointments each reason has, the most frequent first. */
export const countCancelReasons = (tx: SalonTx, from: string, to: string) =>
  db(tx)
    .selectFrom('appointment.appointments')
    .select([sql<CancelReason | null>`cancel_reason`.as('reason'), sql<number>`count(*)`.as('count')])
    .where('salon_code', '=', tx.salon)
    .where('status', '=', 'Canceled')
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .groupBy('cancel_reason')
    .orderBy('count', 'desc')
    .execute();
