import { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { nowOrBefore } from '@ayna/kernel/door/now-or-before';
import { farDates } from '../rules/leave-dates.ts';
import { changeEmployee } from '../store/changes.ts';
import { lockEmployee } from '../store/employees.ts';
import { insertLeave, insertRecurringLeave } from '../store/leaves.ts';

type Routes = typeof employee.routes;
type Dated = { readonly code: string; readonly startDate: string; readonly endDate: string | null };

/**
 * Answered when the engine knows it and not before: what is booked after that is refused, what was booked before
 * is on the list of those that it hits. A call that is sent again tells it again.
 */
const add = async <L extends Dated>(
  ctx: MemberCtx,
  employeeCode: string,
  leave: L,
  insert: (tx: SalonTx, employeeCode: string, leave: L) => Promise<void>,
): Promise<L> => {
  const fields = farDates(leave);
  if (fields) throw new Refusal('invalid-fields', { fields });
  const adding = ctx.db.forSalon(ctx.salon, async (tx) => {
    const before = await lockEmployee(tx, employeeCode);
    if (!before || before.leftAt) throw new Refusal('not-found');
    await insert(tx, employeeCode, leave);
    const after = await changeEmployee(tx, employeeCode, {});
    if (!after) throw new Refusal('not-found');
    await tx.emit(employeeChanged, after.state);
    return { added: leave, state: after.state };
  });
  const { added, state } = await nowOrBefore(adding);
  await ctx.call(appointment.routes.heed, { body: { salonCode: ctx.salon, employee: state } });
  return added;
};

export const addLeave = async (ctx: MemberCtx, { params, body }: InputOf<Routes['addLeave']>) =>
  add(ctx, params.code, { code: newCode(), ...body }, insertLeave);

export const addRecurringLeave = async (
  ctx: MemberCtx,
  { params, body }: InputOf<Routes['addRecurringLeave']>,
) => add(ctx, params.code, { code: newCode(), ...body }, insertRecurringLeave);
