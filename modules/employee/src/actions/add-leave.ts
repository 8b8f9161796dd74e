import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { resultOrReplay } from '@ayna/kernel/http/result-or-replay';
import { findInvalidDates } from '../rules/leave-dates.ts';
import { insertLeave, insertRecurringLeave } from '../store/leaves.ts';
import { applyScheduleChange } from './shared/apply-schedule-change.ts';
import { lockTeamMember } from './shared/lock-team-member.ts';
import { updateAndEmit } from './shared/update-and-emit.ts';

type Routes = typeof employee.routes;
type AnyLeave = { readonly code: string; readonly startDate: string; readonly endDate: string | null };

/**
 * Responds only when appointment has the leave: a later booking is refused, an earlier one is listed as a
 * conflict. A repeated request applies the leave again.
 */
const saveLeave = async <L extends AnyLeave>(
  ctx: MemberCtx,
  employeeCode: string,
  leave: L,
  insert: (tx: SalonTx, employeeCode: string, leave: L) => Promise<void>,
): Promise<L> => {
  const fields = findInvalidDates(leave);
  if (fields) throw new Refusal('invalid-fields', { fields });
  const saving = ctx.db.forSalon(ctx.salon, async (tx) => {
    await lockTeamMember(tx, employeeCode);
    await insert(tx, employeeCode, leave);
    const { state } = await updateAndEmit(tx, employeeCode, {});
    return { added: leave, state };
  });
  const { added, state } = await resultOrReplay(saving);
  await applyScheduleChange(ctx, { state });
  return added;
};

export const addLeave = async (ctx: MemberCtx, { params, body }: InputOf<Routes['addLeave']>) =>
  saveLeave(ctx, params.code, { code: newCode(), ...body }, insertLeave);

export const addRecurringLeave = async (
  ctx: MemberCtx,
  { params, body }: InputOf<Routes['addRecurringLeave']>,
) => saveLeave(ctx, params.code, { code: newCode(), ...body }, insertRecurringLeave);
