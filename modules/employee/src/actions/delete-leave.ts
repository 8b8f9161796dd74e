import { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { employeeChanged } from '@ayna/contracts/employee.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { changeEmployee } from '../store/changes.ts';
import { lockEmployee } from '../store/employees.ts';
import { dropLeave } from '../store/leaves.ts';

type Named = InputOf<typeof employee.routes.deleteLeave>;

const drop = async (ctx: MemberCtx, { params }: Named, table: Parameters<typeof dropLeave>[1]) => {
  const after = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const { employeeCode } = params;
    const held = await lockEmployee(tx, employeeCode);
    if (!held || !(await dropLeave(tx, table, params))) throw new Refusal('not-found');
    const changed = await changeEmployee(tx, employeeCode, {});
    if (changed) await tx.emit(employeeChanged, changed.state);
    return changed;
  });
  // So that a list of hits that is asked for next knows it. Where the engine is away, the event tells it.
  if (after)
    await ctx
      .call(appointment.routes.heed, { body: { salonCode: ctx.salon, employee: after.state } })
      .catch(() => undefined);
  return {};
};

export const deleteLeave = (ctx: MemberCtx, input: Named) => drop(ctx, input, 'employee.leaves');

export const deleteRecurringLeave = (ctx: MemberCtx, input: Named) =>
  drop(ctx, input, 'employee.recurring_leaves');
