import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

// Timestamps are compared with timestamps: comparing with a date is not leakproof, and row security would then read
// the whole table.
const between = (tx: AcrossTx, first: string, last: string) =>
  db(tx)
    .selectFrom('appointment.appointments')
    .where('starts_at', '>=', sql<string>`${first}::timestamp`)
    .where('starts_at', '<', sql<string>`${last}::timestamp + interval '1 day'`);

/** The appointments of all salons per day, of the days that have any. */
export const countPlatform = (tx: AcrossTx, first: string, last: string) =>
  between(tx, first, last)
    .select([
      sql<string>`starts_at::date`.as('date'),
      sql<number>`count(*)`.as('appointments'),
      sql<number>`count(*) filter (where status = 'Pending')`.as('pending'),
      sql<number>`count(distinct salon_code)`.as('salons'),
    ])
    .groupBy('date')
    .execute();

export const countBySalon = (tx: AcrossTx, salons: readonly string[], first: string, last: string) =>
  between(tx, first, last)
    .select(['salon_code as salonCode', sql<number>`count(*)`.as('appointments')])
    .where('salon_code', '=', sql<string>`any(${salons}::uuid[])`)
    .groupBy('salon_code')
    .execute();
