import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { lockEmployee } from '../store/employees.ts';
import { deleteLeaveRow, type LeaveTable } from '../store/leaves.ts';
import { tryApplyScheduleChange } from './shared/apply-schedule-change.ts';
import { updateAndEmit } from './shared/update-and-emit.ts';

type Input = InputOf<typeof employee.routes.deleteLeave>;

const deleteFrom = async (ctx: MemberCtx, { params }: Input, table: LeaveTable) => {
  const after = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const { employeeCode } = params;
    const current = await lockEmployee(tx, employeeCode);
    if (!current || !(await deleteLeaveRow(tx, table, params))) throw new Refusal('not-found');
    return updateAndEmit(tx, employeeCode, {});
  });
  await tryApplyScheduleChange(ctx, after);
  return {};
};

export const deleteLeave = (ctx: MemberCtx, input: Input) => deleteFrom(ctx, input, 'employee.leaves');

export const deleteRecurringLeave = (ctx: MemberCtx, input: Input) =>
  deleteFrom(ctx, input, 'employee.recurring_leaves');
