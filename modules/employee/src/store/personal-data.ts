import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { type EmployeeRow, readEmployee } from './employees.ts';
import { db } from './tables.ts';

/**
 * Clears how a former employee can be reached, and notes about absences. The name stays: the salon must be able to tell
 * who worked for it and who performed which appointment.
 */
export const eraseEmployee = async (tx: SalonTx, code: string): Promise<EmployeeRow | null> => {
  await db(tx)
    .updateTable('employee.employees')
    .set({ user_code: null, phone: null, email: null, image_url: null, version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .execute();
  for (const table of ['employee.leaves', 'employee.recurring_leaves'] as const)
    await db(tx)
      .updateTable(table)
      .set({ note: '' })
      .where('salon_code', '=', tx.salon)
      .where('employee_code', '=', code)
      .execute();
  await db(tx)
    .deleteFrom('employee.invitations')
    .where('salon_code', '=', tx.salon)
    .where('employee_code', '=', code)
    .execute();
  return readEmployee(tx, code);
};

export const readPersonalData = (tx: AcrossTx, person: string) =>
  db(tx)
    .selectFrom('employee.employees')
    .select([
      'name',
      'lastname',
      'phone',
      'email',
      'title',
      'position',
      sql<string | null>`to_char(left_at at time zone 'Europe/Istanbul', 'DD.MM.YYYY')`.as('leftOn'),
      sql<string>`(
        select coalesce(string_agg(concat_ws(' ', kind, start_date::date, end_date::date, note), '; '), '')
        from employee.leaves as leave
        where leave.salon_code = employees.salon_code and leave.employee_code = employees.code
      )`.as('leaves'),
    ])
    .where('user_code', '=', person)
    .orderBy('code')
    .execute();
