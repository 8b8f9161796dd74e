import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';
import { statement } from '@ayna/kernel/db/sql';
import type { AcrossTx, SalonReadTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { packageEndSql } from './salon-snapshots.ts';
import { db } from './tables.ts';

/** Null for a salon without a copy, or one that is gone. */
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

/** The salons with these codes that are not gone. */
export const readSalons = async (
  tx: AcrossTx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, SalonState>> => {
  const rows = await db(tx)
    .selectFrom('appointment.salon_copies')
    .select(['code', 'state'])
    .where('code', '=', sql<string>`any(${codes}::uuid[])`)
    .where('gone', '=', false)
    .execute();
  return new Map(rows.map(({ code, state }) => [code, state as SalonState]));
};

const packageEnd = statement<{ endsAt: number }>(`
  select ${packageEndSql} as "endsAt" from appointment.subscription_copies where salon_code = $1 and not gone`);

/** When the salon's package or trial ends, in milliseconds; null until a subscription of the salon is known. */
export const readPackageEnd = async (tx: SalonReadTx): Promise<number | null> =>
  (await packageEnd(tx, [tx.salon]))[0]?.endsAt ?? null;

const lockQuery = (columns: string, filter: string) =>
  statement<{ state: EmployeeState }>(`
  select ${columns} from appointment.employee_copies where salon_code = $1 ${filter} and not gone
  order by code for update`);
const lockAllRows = lockQuery('', '');
const lockSomeRows = lockQuery('', 'and code = any($2::uuid[])');
const lockSomeStates = lockQuery('state', 'and code = any($2::uuid[])');

/**
 * Locks the named employees, or the whole team for null: no other transaction occupies or releases their time until this
 * one ends. Rows are locked in the order of their codes, so two transactions never deadlock.
 */
export const lockEmployeeRows = async (tx: SalonTx, codes: readonly string[] | null): Promise<void> => {
  await (codes ? lockSomeRows(tx, [tx.salon, codes]) : lockAllRows(tx, [tx.salon]));
};

/** The same, with their states. */
export const lockEmployees = async (tx: SalonTx, codes: readonly string[]): Promise<EmployeeState[]> => {
  const rows = await lockSomeStates(tx, [tx.salon, codes]);
  return rows.map(({ state }) => state);
};

/** The key of the salon that an employee works in. */
export const salonOfEmployee = async (tx: AcrossTx, code: string): Promise<SalonKey | null> => {
  const row = await db(tx)
    .selectFrom('appointment.employee_copies')
    .select('salon_code')
    .where('code', '=', code)
    .where('gone', '=', false)
    .executeTakeFirst();
  return row ? tx.keyOf(row.salon_code) : null;
};

const ofUser = statement<{ state: EmployeeState }>(`
  select state from appointment.employee_copies
  where salon_code = $1 and not gone and state ->> 'userCode' = $2 order by code limit 1`);

/** The employee behind an account; null for an Administrator who does not work there. */
export const employeeOfUser = async (tx: SalonTx, userCode: string): Promise<EmployeeState | null> => {
  const [row] = await ofUser(tx, [tx.salon, userCode]);
  return row?.state ?? null;
};

const banOf = statement<{ until: string }>(`
  select max(coalesce(state ->> 'until', '9999-12-31')) as until from appointment.ban_copies
  where salon_code = $1 and not gone and (state ->> 'userCode' = $2 or state ->> 'phone' = $3)`);

/** The last day of a ban of the account or the phone; null where neither is banned. */
export const bannedUntil = async (
  tx: SalonTx,
  who: { readonly userCode: string | null; readonly phone: string | null },
): Promise<string | null> => (await banOf(tx, [tx.salon, who.userCode, who.phone]))[0]?.until ?? null;
