import { appointment } from '@ayna/contracts/appointment';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { EmployeeRow } from '../../store/employees.ts';

type ChangedEmployee = Pick<EmployeeRow, 'state'>;

/** Stores the employee's new schedule in appointment before the response, and fails if appointment is down. */
export const applyScheduleChange = async (ctx: MemberCtx, { state }: ChangedEmployee): Promise<void> => {
  await ctx.call(appointment.routes.applyScheduleChange, { body: { salonCode: ctx.salon, employee: state } });
};

/**
 * For changes that only free time: the next list of conflicts is right at once if appointment is up. If it is
 * down, `employee.changed` brings the same state later.
 */
export const tryApplyScheduleChange = (ctx: MemberCtx, employee: ChangedEmployee): Promise<void> =>
  applyScheduleChange(ctx, employee).catch(() => undefined);
