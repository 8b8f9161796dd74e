import type { Leave, RecurringLeave } from '@ayna/contracts/employee';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

export const insertLeave = async (tx: SalonTx, employeeCode: string, leave: Leave): Promise<void> => {
  const { code, startDate, endDate, kind, note } = leave;
  await db(tx)
    .insertInto('employee.leaves')
    .values({
      salon_code: tx.salon,
      employee_code: employeeCode,
      code,
      start_date: startDate,
      end_date: endDate,
      kind,
      note,
    })
    .execute();
};

export const insertRecurringLeave = async (
  tx: SalonTx,
  employeeCode: string,
  leave: RecurringLeave,
): Promise<void> => {
  const { code, days, startTime, endTime, startDate, endDate, note } = leave;
  await db(tx)
    .insertInto('employee.recurring_leaves')
    .values({
      salon_code: tx.salon,
      employee_code: employeeCode,
      code,
      days,
      start_time: startTime,
      end_time: endTime,
      start_date: startDate,
      end_date: endDate,
      note,
    })
    .execute();
};

export type LeaveTable = 'employee.leaves' | 'employee.recurring_leaves';

/** False if there is no such leave. */
export const deleteLeaveRow = async (
  tx: SalonTx,
  table: LeaveTable,
  { employeeCode, leaveCode }: { employeeCode: string; leaveCode: string },
): Promise<boolean> => {
  const row = await db(tx)
    .deleteFrom(table)
    .where('salon_code', '=', tx.salon)
    .where('employee_code', '=', employeeCode)
    .where('code', '=', leaveCode)
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
};
