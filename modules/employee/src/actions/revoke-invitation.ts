import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { employeeChanged } from '@ayna/contracts/employee.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { shownTo } from '../rules/shown.ts';
import { changeEmployee } from '../store/changes.ts';
import { lockEmployee } from '../store/employees.ts';
import { closeInvitation } from '../store/invitations.ts';

/** Taken back twice is taken back. */
export const revokeInvitation = (
  ctx: MemberCtx,
  { params }: InputOf<typeof employee.routes.revokeInvitation>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockEmployee(tx, params.code);
    if (!held || held.leftAt) throw new Refusal('not-found');
    if (held.state.userCode !== null) throw new Refusal('joined-already');
    await closeInvitation(tx, params.code);
    const after = await changeEmployee(tx, params.code, {});
    if (!after) throw new Refusal('not-found');
    await tx.emit(employeeChanged, after.state);
    return shownTo({ code: ctx.actor.code, groups: ctx.groups }, after);
  });
