import type { DataOf } from '@ayna/contracts/core/event';
import type { Employee } from '@ayna/contracts/employee';
import type { employeeChanged } from '@ayna/contracts/employee.events';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { type RawBuilder, sql } from 'kysely';
import { db } from './tables.ts';

type EmployeeState = DataOf<typeof employeeChanged>;

/** Somebody of a salon: what is told to all, and what is not. */
export type EmployeeRow = {
  salonCode: string;
  state: EmployeeState;
  phone: string | null;
  email: string | null;
  leftAt: string | null;
  groupsBefore: string[] | null;
  invitation: Employee['invitation'];
};

const instantOf = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const wallClockOf = (column: RawBuilder<unknown>) => sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

const leaves = sql`
  select coalesce(json_agg(json_build_object(
    'code', code, 'startDate', ${wallClockOf(sql`start_date`)}, 'endDate', ${wallClockOf(sql`end_date`)},
    'kind', kind, 'note', note) order by start_date, code), '[]')
  from employee.leaves where salon_code = e.salon_code and employee_code = e.code`;

const recurringLeaves = sql`
  select coalesce(json_agg(json_build_object(
    'code', code, 'days', days, 'startTime', start_time, 'endTime', end_time,
    'startDate', start_date, 'endDate', end_date, 'note', note) order by start_date, code), '[]')
  from employee.recurring_leaves where salon_code = e.salon_code and employee_code = e.code`;

const invitation = sql`
  select json_build_object('by', by, 'sentTo', sent_to,
    'sentAt', ${instantOf(sql`sent_at`)}, 'expiresAt', ${instantOf(sql`expires_at`)})
  from employee.invitations
  where salon_code = e.salon_code and employee_code = e.code and state = 'open'`;

/** As JSON, which PostgreSQL writes: no time passes through a `Date` on its way. */
const whole = sql<{ whole: EmployeeRow }>`
  select json_build_object(
    'salonCode', e.salon_code, 'phone', e.phone, 'email', e.email, 'groupsBefore', e.groups_before,
    'leftAt', ${instantOf(sql`e.left_at`)}, 'invitation', (${invitation}),
    'state', json_build_object(
      'code', e.code, 'version', e.version, 'gone', e.left_at is not null, 'userCode', e.user_code,
      'userSnapshot', json_build_object('name', e.name, 'lastname', e.lastname),
      'imageUrl', e.image_url, 'position', e.position, 'title', e.title, 'isActive', e.is_active,
      'owner', e.owner, 'workHours', e.work_hours, 'allServices', e.all_services,
      'serviceCodes', e.service_codes, 'leaves', (${leaves}), 'recurringLeaves', (${recurringLeaves}))
  ) as whole
  from employee.employees e`;

const rowsWhere = async (tx: AcrossTx | SalonTx, where: RawBuilder<unknown>): Promise<EmployeeRow[]> => {
  const { rows } = await sql<{ whole: EmployeeRow }>`${whole} where ${where}`.execute(db(tx));
  return rows.map((row) => row.whole);
};

/** Those in the team, or those who left it. */
export const listTeam = (tx: SalonTx, left: boolean): Promise<EmployeeRow[]> =>
  rowsWhere(tx, sql`e.salon_code = ${tx.salon} and (e.left_at is not null) = ${left}`);

export const countTeam = (tx: SalonTx): Promise<{ count: number }> =>
  db(tx)
    .selectFrom('employee.employees')
    .select(sql<number>`count(*)`.as('count'))
    .where('salon_code', '=', tx.salon)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow();

/** One who left, too. */
export const readEmployee = async (tx: SalonTx, code: string): Promise<EmployeeRow | null> =>
  (await rowsWhere(tx, sql`e.salon_code = ${tx.salon} and e.code = ${code}`))[0] ?? null;

/** Who a person is in this team. */
export const readByUser = async (tx: SalonTx, userCode: string): Promise<EmployeeRow | null> => {
  const own = sql`e.salon_code = ${tx.salon} and e.user_code = ${userCode} and e.left_at is null`;
  return (await rowsWhere(tx, own))[0] ?? null;
};

/** Nobody else changes the row until this transaction is over. */
export const lockEmployee = async (tx: SalonTx, code: string): Promise<EmployeeRow | null> => {
  await db(tx)
    .selectFrom('employee.employees')
    .select('code')
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .forUpdate()
    .execute();
  return readEmployee(tx, code);
};

/** Everybody in the team, in one order, so that two who lock them never wait for each other. */
export const lockTeam = async (tx: SalonTx): Promise<EmployeeRow[]> => {
  await db(tx)
    .selectFrom('employee.employees')
    .select('code')
    .where('salon_code', '=', tx.salon)
    .where('left_at', 'is', null)
    .orderBy('code')
    .forUpdate()
    .execute();
  return listTeam(tx, false);
};

/** The salons in which an account is or was an employee, and as which. */
export const employmentsOf = async (tx: AcrossTx, userCode: string) => {
  const rows = await db(tx)
    .selectFrom('employee.employees')
    .select(['salon_code', 'code'])
    .where('user_code', '=', userCode)
    .execute();
  return rows.map(({ salon_code, code }) => ({ salon: tx.keyOf(salon_code), code }));
};

type Page = { after?: string | undefined; limit: number };

export const listStates = async (tx: AcrossTx, { after, limit }: Page) => {
  const [salon, code] = after?.split('/') ?? [];
  const rest = salon ? sql`(e.salon_code, e.code) > (${salon}::uuid, ${code}::uuid)` : sql`true`;
  const rows = await rowsWhere(tx, sql`${rest} order by e.salon_code, e.code limit ${limit}`);
  return rows.map(({ salonCode, state }) => ({ salonCode, state }));
};
