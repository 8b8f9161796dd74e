import { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { employeeChanged } from '@ayna/contracts/employee.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { stillLeadsTo } from '../rules/invitations.ts';
import { shownTo } from '../rules/shown.ts';
import { changeEmployee } from '../store/changes.ts';
import { type EmployeeRow, lockEmployee } from '../store/employees.ts';
import { closeInvitation } from '../store/invitations.ts';

type Routes = typeof employee.routes;
type Change = Parameters<typeof changeEmployee>[2];

/** Changes somebody of the team and tells it. */
const change = async (
  ctx: MemberCtx,
  code: string,
  to: (tx: SalonTx, before: EmployeeRow) => Promise<Change>,
) => {
  const changed = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const before = await lockEmployee(tx, code);
    if (!before || before.leftAt) throw new Refusal('not-found');
    const after = await changeEmployee(tx, code, await to(tx, before));
    if (!after) throw new Refusal('not-found');
    await tx.emit(employeeChanged, after.state);
    return after;
  });
  // Before it is answered, so that nothing is booked against new hours; who is refused here sends it again.
  await ctx.call(appointment.routes.heed, { body: { salonCode: ctx.salon, employee: changed.state } });
  return shownTo({ code: ctx.actor.code, groups: ctx.groups }, changed);
};

export const changeInfo = (ctx: MemberCtx, { params, body }: InputOf<Routes['update']>) =>
  change(ctx, params.code, async (tx, { state, invitation }) => {
    const { name: _, lastname: __, ...about } = body;
    // A link that went to a number or address which was wrong is in somebody else's hands.
    if (invitation && !stillLeadsTo(invitation, about)) await closeInvitation(tx, state.code);
    // Who has joined says the name in the account.
    return state.userCode === null ? body : about;
  });

export const changeWorkHours = (ctx: MemberCtx, { params, body }: InputOf<Routes['updateWorkHours']>) =>
  change(ctx, params.code, async () => body);

export const changePosition = (ctx: MemberCtx, { params, body }: InputOf<Routes['setPosition']>) =>
  change(ctx, params.code, async () => body);
