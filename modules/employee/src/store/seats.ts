import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Writes down for whom a key was spent; false when it was for somebody else, or came to nothing. */
export const holdSeat = async (tx: SalonTx, key: string, employeeCode: string): Promise<boolean> => {
  const row = await db(tx)
    .insertInto('employee.seats')
    .values({ salon_code: tx.salon, key, employee_code: employeeCode })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};

/** The key that this employee's seat was spent under, to be given back. */
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
 * Shuts a key under which nobody was made: whoever is still at it finds it taken. If somebody was made
 * after all, this changes nothing.
 */
export const shutSeat = async (tx: SalonTx, key: string): Promise<void> => {
  await db(tx)
    .insertInto('employee.seats')
    .values({ salon_code: tx.salon, key, employee_code: null, freed: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const recordReturned = async (tx: SalonTx, key: string): Promise<void> => {
  await db(tx)
    .updateTable('employee.seats')
    .set({ returned: true })
    .where('salon_code', '=', tx.salon)
    .where('key', '=', key)
    .where('freed', '=', true)
    .execute();
};

export const seatsToReturn = async (tx: AcrossTx) => {
  const rows = await db(tx)
    .selectFrom('employee.seats')
    .select(['salon_code', 'key'])
    .where('freed', '=', true)
    .where('returned', '=', false)
    .limit(500)
    .execute();
  return rows.map(({ salon_code, key }) => ({ salon: tx.keyOf(salon_code), key }));
};

type Spent = { readonly salonCode: string; readonly key: string };

/** Which of these keys nobody was written down for. */
export const keysUnknown = async (tx: AcrossTx, spent: readonly Spent[]) => {
  const salons = spent.map(({ salonCode }) => salonCode);
  const keys = spent.map(({ key }) => key);
  const { rows } = await sql<Spent>`
    select spent.salon_code as "salonCode", spent.key
    from unnest(${salons}::uuid[], ${keys}::text[]) as spent (salon_code, key)
    where not exists (
      select from employee.seats where salon_code = spent.salon_code and key = spent.key)
  `.execute(db(tx));
  return rows.map(({ salonCode, key }) => ({ salon: tx.keyOf(salonCode), key }));
};
