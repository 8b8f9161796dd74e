import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';
import { statement } from '@ayna/kernel/db/sql';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Null for a salon that was never heard of, or is gone. */
export const readSalon = async (tx: SalonTx): Promise<SalonState | null> => {
  const row = await db(tx)
    .selectFrom('appointment.salon_copies')
    .select('state')
    .where('salon_code', '=', tx.salon)
    .where('code', '=', tx.salon)
    .where('gone', '=', false)
    .executeTakeFirst();
  return row ? (row.state as SalonState) : null;
};

const employees = (tx: SalonTx) =>
  db(tx)
    .selectFrom('appointment.employee_copies')
    .select('state')
    .where('salon_code', '=', tx.salon)
    .where('gone', '=', false)
    .orderBy('code');

const statesOf = (rows: readonly { state: unknown }[]): EmployeeState[] =>
  rows.map(({ state }) => state as EmployeeState);

const holding = (among: string) =>
  statement(`
  select from appointment.employee_copies where salon_code = $1 ${among} and not gone
  order by code for update`);
const holdAll = holding('');
const holdSome = holding('and code = any($2::uuid[])');

/**
 * Nobody else takes or gives back their time until this transaction is over: one lock for each employee, those
 * named or the whole team, always in the order of their codes, so that two never wait for each other.
 */
export const holdEmployees = async (tx: SalonTx, codes: readonly string[] | null): Promise<void> => {
  await (codes ? holdSome(tx, [tx.salon, codes]) : holdAll(tx, [tx.salon]));
};

/** The same, with their states. */
export const lockEmployees = async (tx: SalonTx, codes: readonly string[]): Promise<EmployeeState[]> => {
  const query = employees(tx).where('code', 'in', [...new Set(codes)]);
  return codes.length === 0 ? [] : statesOf(await query.forUpdate().execute());
};

/** The key to the salon that an employee works in. */
export const salonOfEmployee = async (tx: AcrossTx, code: string): Promise<SalonKey | null> => {
  const row = await db(tx)
    .selectFrom('appointment.employee_copies')
    .select('salon_code')
    .where('code', '=', code)
    .where('gone', '=', false)
    .executeTakeFirst();
  return row ? tx.keyOf(row.salon_code) : null;
};

/** Who of the team an account is; null for an Administrator who does not work there. */
export const employeeOfUser = async (tx: SalonTx, userCode: string): Promise<EmployeeState | null> => {
  const row = await employees(tx).where(sql`state ->> 'userCode'`, '=', userCode).executeTakeFirst();
  return row ? (row.state as EmployeeState) : null;
};

/** Whether somebody may not book here on this day, by the account or by the phone. */
export const isBanned = async (
  tx: SalonTx,
  who: { readonly userCode: string | null; readonly phone: string | null },
  today: string,
): Promise<boolean> => {
  const { rows } = await sql<{ banned: boolean }>`
    select exists (
      select from appointment.ban_copies
      where salon_code = ${tx.salon} and not gone
        and (state ->> 'userCode' = ${who.userCode} or state ->> 'phone' = ${who.phone})
        and coalesce(state ->> 'until', '9999-12-31') >= ${today}
    ) as banned
  `.execute(db(tx));
  return rows[0]?.banned ?? false;
};
