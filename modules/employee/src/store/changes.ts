import type { WorkHours } from '@ayna/contracts/core/hours';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { type EmployeeRow, readEmployee } from './employees.ts';
import { db } from './tables.ts';

type NewEmployee = {
  code: string;
  userCode: string | null;
  name: string;
  lastname: string;
  imageUrl: string | null;
  title: string;
  phone: string | null;
  email: string | null;
  position: string;
  owner: boolean;
  workHours: WorkHours;
  allServices: boolean;
  serviceCodes: readonly string[];
};

const weekOf = (hours: WorkHours): string => JSON.stringify(hours);

/** Null when there is such an employee, or such an owner, already. */
export const insertEmployee = async (tx: SalonTx, one: NewEmployee): Promise<EmployeeRow | null> => {
  const { userCode, imageUrl, workHours, allServices, serviceCodes, ...rest } = one;
  const row = await db(tx)
    .insertInto('employee.employees')
    .values({
      ...rest,
      salon_code: tx.salon,
      user_code: userCode,
      image_url: imageUrl,
      work_hours: weekOf(workHours),
      all_services: allServices,
      service_codes: [...serviceCodes],
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return row ? readEmployee(tx, row.code) : null;
};

type Change = {
  userCode?: string;
  name?: string;
  lastname?: string;
  imageUrl?: string | null;
  profileAt?: string;
  title?: string;
  phone?: string | null;
  email?: string | null;
  position?: string;
  isActive?: boolean;
  workHours?: WorkHours;
  allServices?: boolean;
  serviceCodes?: readonly string[];
  groupsBefore?: readonly string[];
  leftAt?: string | null;
};

const columnsOf = (change: Change) => {
  const { userCode, imageUrl, profileAt, isActive, workHours, allServices, serviceCodes, ...more } = change;
  const { groupsBefore, leftAt, ...rest } = more;
  return {
    ...rest,
    ...(userCode !== undefined && { user_code: userCode }),
    ...(imageUrl !== undefined && { image_url: imageUrl }),
    ...(profileAt !== undefined && { profile_at: profileAt }),
    ...(isActive !== undefined && { is_active: isActive }),
    ...(workHours !== undefined && { work_hours: weekOf(workHours) }),
    ...(allServices !== undefined && { all_services: allServices }),
    ...(serviceCodes !== undefined && { service_codes: [...serviceCodes] }),
    ...(groupsBefore !== undefined && { groups_before: [...groupsBefore] }),
    ...(leftAt !== undefined && { left_at: leftAt }),
  };
};

/** The next version, with nothing else changed where leaves are: whoever comes next waits for this one. */
export const changeEmployee = async (
  tx: SalonTx,
  code: string,
  change: Change,
): Promise<EmployeeRow | null> => {
  const row = await db(tx)
    .updateTable('employee.employees')
    .set({ ...columnsOf(change), version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  return row ? readEmployee(tx, code) : null;
};

type Profile = { name: string; lastname: string; imageUrl: string | null; at: string };

/** Null when the account has said something newer, or is no longer this employee's. */
export const changeProfile = async (
  tx: SalonTx,
  code: string,
  { name, lastname, imageUrl, at }: Profile,
): Promise<EmployeeRow | null> => {
  const row = await db(tx)
    .updateTable('employee.employees')
    .set({ name, lastname, image_url: imageUrl, profile_at: at, version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .where(sql<boolean>`coalesce(profile_at < ${at}::timestamptz, true)`)
    .returning('code')
    .executeTakeFirst();
  return row ? readEmployee(tx, code) : null;
};

/** Takes a service off everybody's list and answers whose it was on. */
export const forgetService = async (tx: SalonTx, serviceCode: string): Promise<EmployeeRow[]> => {
  const rows = await db(tx)
    .updateTable('employee.employees')
    .set({
      service_codes: sql<string[]>`array_remove(service_codes, ${serviceCode}::uuid)`,
      version: sql<number>`version + 1`,
    })
    .where('salon_code', '=', tx.salon)
    .where(sql<boolean>`${serviceCode}::uuid = any(service_codes)`)
    .returning('code')
    .execute();
  const changed = await Promise.all(rows.map(({ code }) => readEmployee(tx, code)));
  return changed.filter((row) => row !== null);
};
