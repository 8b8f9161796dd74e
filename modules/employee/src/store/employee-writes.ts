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
  /** Null where hours were never set. */
  workHours: WorkHours | null;
  allServices: boolean;
  serviceCodes: readonly string[];
};

const toJson = (hours: WorkHours): string => JSON.stringify(hours);

/** Null if the code exists, or the salon has an owner already. */
export const insertEmployee = async (tx: SalonTx, one: NewEmployee): Promise<EmployeeRow | null> => {
  const { userCode, imageUrl, workHours, allServices, serviceCodes, ...rest } = one;
  const row = await db(tx)
    .insertInto('employee.employees')
    .values({
      ...rest,
      salon_code: tx.salon,
      user_code: userCode,
      image_url: imageUrl,
      work_hours: workHours && toJson(workHours),
      all_services: allServices,
      service_codes: [...serviceCodes],
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return row ? readEmployee(tx, row.code) : null;
};

export type EmployeeChange = {
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

const toColumns = (change: EmployeeChange) => {
  const { userCode, imageUrl, profileAt, isActive, workHours, allServices, serviceCodes, ...more } = change;
  const { groupsBefore, leftAt, ...rest } = more;
  return {
    ...rest,
    ...(userCode !== undefined && { user_code: userCode }),
    ...(imageUrl !== undefined && { image_url: imageUrl }),
    ...(profileAt !== undefined && { profile_at: profileAt }),
    ...(isActive !== undefined && { is_active: isActive }),
    ...(workHours !== undefined && { work_hours: toJson(workHours) }),
    ...(allServices !== undefined && { all_services: allServices }),
    ...(serviceCodes !== undefined && { service_codes: [...serviceCodes] }),
    ...(groupsBefore !== undefined && { groups_before: [...groupsBefore] }),
    ...(leftAt !== undefined && { left_at: leftAt }),
  };
};

/**
 * Saves the change and bumps the version. A changed leave is stored elsewhere and passes no fields; the new
 * version still makes later transactions wait for this one.
 */
export const updateEmployee = async (
  tx: SalonTx,
  code: string,
  change: EmployeeChange,
): Promise<EmployeeRow | null> => {
  const row = await db(tx)
    .updateTable('employee.employees')
    .set({ ...toColumns(change), version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  return row ? readEmployee(tx, code) : null;
};

type Profile = { name: string; lastname: string; imageUrl: string | null; at: string };

/** Null if the employee has a newer profile already, or does not exist. */
export const updateProfile = async (
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

/** Removes a service from every employee's list. Returns the employees who had it. */
export const removeService = async (tx: SalonTx, serviceCode: string): Promise<EmployeeRow[]> => {
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
