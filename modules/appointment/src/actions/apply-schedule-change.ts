import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { lockEmployeeRows } from '../store/copies.ts';
import { saveCopy } from '../store/schedule-copies.ts';

/**
 * Stores a new schedule (leave, hours, closed day) before the caller responds to its user. Takes the same employee locks
 * as a booking, so every booking either commits first and is listed as a conflict, or starts later and already sees the
 * new schedule.
 */
export const applyScheduleChange = (
  ctx: SalonCtx,
  { body }: InputOf<typeof appointment.routes.applyScheduleChange>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    // Saving an employee locks that employee's row. Salon hours affect every employee, so lock all of them.
    if (body.salon) await lockEmployeeRows(tx, null);
    if (body.employee) await saveCopy(tx, 'employee', body.employee);
    if (body.salon) await saveCopy(tx, 'salon', body.salon);
    return {};
  });
