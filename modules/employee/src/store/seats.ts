import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Records for whom a key was spent. False if the key is another employee's or void. */
export const assignSeat = async (tx: SalonTx, key: string, employeeCode: string): Promise<boolean> => {
  const row = await db(tx)
    .insertInto('employee.seats')
    .values({ salon_code: tx.salon, key, employee_code: employeeCode })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};

/** Marks the employee's seat as free. Returns the key under which it was spent. */
export const freeSeat = async (tx: SalonTx, employeeCode: string): Promise<string | null> => {
  const row = await db(tx)
    .updateTable('employee.seats')
    .set({ freed: true })
    .where('salon_code', '=', tx.salon)
    .where('employee_code', '=', employeeCode)
    .where('freed', '=', false)
    .returning('key')
    .executeTakeFirst();
  return row?.key ?? null;
};

/**
 * Makes a key without an employee unusable, so that a request that is still running can't use it. Changes
 * nothing if an employee has the key by now.
 */
export const voidSeat = async (tx: SalonTx, key: string): Promise<void> => {
  await db(tx)
    .insertInto('employee.seats')
    .values({ salon_code: tx.salon, key, employee_code: null, freed: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const markReturned = async (tx: SalonTx, key: string): Promise<void> => {
  await db(tx)
    .updateTable('employee.seats')
    .set({ returned: true })
    .where('salon_code', '=', tx.salon)
    .where('key', '=', key)
    .where('freed', '=', true)
    .execute();
};

export const listSeatsToReturn = async (tx: AcrossTx) => {
  const rows = await db(tx)
    .selectFrom('employee.seats')
    .select(['salon_code', 'key'])
    .where('freed', '=', true)
    .where('returned', '=', false)
    .limit(500)
    .execute();
  return rows.map(({ salon_code, key }) => ({ salon: tx.keyOf(salon_code), key }));
};

type SpentSeat = { readonly salonCode: string; readonly key: string };

/** The keys that are recorded for no employee. */
export const findUnassignedKeys = async (tx: AcrossTx, spent: readonly SpentSeat[]) => {
  const salons = spent.map(({ salonCode }) => salonCode);
  const keys = spent.map(({ key }) => key);
  const { rows } = await sql<SpentSeat>`
    select spent.salon_code as "salonCode", spent.key
    from unnest(${salons}::uuid[], ${keys}::text[]) as spent (salon_code, key)
    where not exists (
      select from employee.seats where salon_code = spent.salon_code and key = spent.key)
  `.execute(db(tx));
  return rows.map(({ salonCode, key }) => ({ salon: tx.keyOf(salonCode), key }));
};
