import type { UnavailableReason } from '@ayna/contracts/appointment';
import { statement } from '@ayna/kernel/db/sql';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { RequestedService } from '../rules/availability.ts';
import { db } from './tables.ts';

const addToCount = statement(`
  insert into appointment.misses as former (salon_code, day, reason, service_code, employee_code, count)
  values ($1, $2, $3, $4, $5, 1)
  on conflict (salon_code, day, reason, service_code, employee_code) do update set count = former.count + 1`);

/** Counts one search for each of its services. */
export const countMiss = async (
  tx: SalonTx,
  {
    day,
    reason,
    requested,
  }: { day: string; reason: UnavailableReason; requested: readonly RequestedService[] },
): Promise<void> => {
  for (const { serviceCode, employeeCode } of requested)
    await addToCount(tx, [tx.salon, day, reason, serviceCode, employeeCode]);
};

export const listMisses = async (tx: SalonTx, from: string, to: string) => {
  const rows = await db(tx)
    .selectFrom('appointment.misses')
    .select([
      sql<string>`day::text`.as('date'),
      sql<UnavailableReason>`reason`.as('reason'),
      'service_code as serviceCode',
      'employee_code as employeeCode',
      'count',
    ])
    .where('salon_code', '=', tx.salon)
    .where('day', '>=', sql<never>`${from}::date`)
    .where('day', '<=', sql<never>`${to}::date`)
    .orderBy('day')
    .orderBy('reason')
    .execute();
  return rows;
};

export const pruneMisses = async (tx: AcrossTx, before: string): Promise<void> => {
  await sql`delete from appointment.misses where day < ${before}::date`.execute(db(tx));
};
