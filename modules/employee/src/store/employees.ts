import type { DataOf } from '@ayna/contracts/core/event';
import type { Employee } from '@ayna/contracts/employee';
import type { employeeChanged } from '@ayna/contracts/employee.events';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { type RawBuilder, sql } from 'kysely';
import { db } from './tables.ts';

type EmployeeState = DataOf<typeof employeeChanged>;

/** An employee: `state` is the payload of `employee.changed`, the rest stays in this module. */
export type EmployeeRow = {
  salonCode: string;
  state: EmployeeState;
  phone: string | null;
  email: string | null;
  leftAt: string | null;
  groupsBefore: string[] | null;
  invitation: Employee['invitation'];
};

const instantText = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const wallClockText = (column: RawBuilder<unknown>) => sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

const leaves = sql`
  select coalesce(json_agg(json_build_object(
    'code', code, 'startDate', ${wallClockText(sql`start_date`)}, 'endDate', ${wallClockText(sql`end_date`)},
    'kind', kind, 'note', note) order by start_date, code), '[]')
  from employee.leaves where salon_code = e.salon_code and employee_code = e.code`;

const recurringLeaves = sql`
  select coalesce(json_agg(json_build_object(
    'code', code, 'days', days, 'startTime', start_time, 'endTime', end_time,
    'startDate', start_date, 'endDate', end_date, 'note', note) order by start_date, code), '[]')
  from employee.recurring_leaves where salon_code = e.salon_code and employee_code = e.code`;

const invitation = sql`
  select json_build_object('by', by, 'sentTo', sent_to,
    'sentAt', ${instantText(sql`sent_at`)}, 'expiresAt', ${instantText(sql`expires_at`)},
    'failedAt', ${instantText(sql`failed_at`)})
  from employee.invitations
  where salon_code = e.salon_code and employee_code = e.code and state = 'open'`;

/** PostgreSQL writes the JSON, so no wall-clock time passes through a `Date`. */
const selectEmployee = sql<{ whole: EmployeeRow }>`
  select json_build_object(
    'salonCode', e.salon_code, 'phone', e.phone, 'email', e.email, 'groupsBefore', e.groups_before,
    'leftAt', ${instantText(sql`e.left_at`)}, 'invitation', (${invitation}),
    'state', json_build_object(
      'code', e.code, 'version', e.version, 'gone', e.left_at is not null, 'userCode', e.user_code,
      'userSnapshot', json_build_object('name', e.name, 'lastname', e.lastname),
      'imageUrl', e.image_url, 'position', e.position, 'title', e.title, 'isActive', e.is_active,
      'owner', e.owner, 'workHours', e.work_hours, 'allServices', e.all_services,
      'serviceCodes', e.service_codes, 'leaves', (${leaves}), 'recurringLeaves', (${recurringLeaves}))
  ) as whole
  from employee.employees e`;

const selectWhere = async (tx: AcrossTx | SalonTx, where: RawBuilder<unknown>): Promise<EmployeeRow[]> => {
  const { rows } = await sql<{ whole: EmployeeRow }>`${selectEmployee} where ${where}`.execute(db(tx));
  return rows.map((row) => row.whole);
};

/** The current team, or with `left` those who left it. */
export const listTeam = (tx: SalonTx, left: boolean): Promise<EmployeeRow[]> =>
  selectWhere(tx, sql`e.salon_code = ${tx.salon} and (e.left_at is not null) = ${left}`);

export const countTeam = (tx: SalonTx): Promise<{ count: number }> =>
  db(tx)
    .selectFrom('employee.employees')
    .select(sql<number>`count(*)`.as('count'))
    .where('salon_code', '=', tx.salon)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow();

/** Also finds an employee who left. */
export const readEmployee = async (tx: SalonTx, code: string): Promise<EmployeeRow | null> =>
  (await selectWhere(tx, sql`e.salon_code = ${tx.salon} and e.code = ${code}`))[0] ?? null;

/** The employee that the account is in this salon's current team. */
export const readEmployeeByUser = async (tx: SalonTx, userCode: string): Promise<EmployeeRow | null> => {
  const linked = sql`e.salon_code = ${tx.salon} and e.user_code = ${userCode} and e.left_at is null`;
  return (await selectWhere(tx, linked))[0] ?? null;
};

/** Locks the employee's row until the transaction ends. */
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

/** Locks the whole team in the order of codes, so that two transactions can't deadlock. */
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

/** The salons where the account is or was an employee, with the employee's code. */
export const listEmployments = async (tx: AcrossTx, userCode: string) => {
  const rows = await db(tx)
    .selectFrom('employee.employees')
    .select(['salon_code', 'code'])
    .where('user_code', '=', userCode)
    .execute();
  return rows.map(({ salon_code, code }) => ({ salon: tx.keyOf(salon_code), code }));
};

type PageRequest = { after?: string | undefined; limit: number };

export const listEmployeeStates = async (tx: AcrossTx, { after, limit }: PageRequest) => {
  const [salon, code] = after?.split('/') ?? [];
  const rest = salon ? sql`(e.salon_code, e.code) > (${salon}::uuid, ${code}::uuid)` : sql`true`;
  const rows = await selectWhere(tx, sql`${rest} order by e.salon_code, e.code limit ${limit}`);
  return rows.map(({ salonCode, state }) => ({ salonCode, state }));
};
