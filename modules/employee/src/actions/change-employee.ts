import type { InputOf } from '@ayna/contracts/core/contract';
import { positionPresets } from '@ayna/contracts/core/positions';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { mayGive } from '@ayna/domain/permissions';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { toEmployeeView, viewerOf } from '../rules/employee-view.ts';
import { matchesContact } from '../rules/invitations.ts';
import type { EmployeeChange } from '../store/employee-writes.ts';
import type { EmployeeRow } from '../store/employees.ts';
import { revokeOpenInvitation } from '../store/invitations.ts';
import { applyScheduleChange } from './shared/apply-schedule-change.ts';
import { lockTeamMember } from './shared/lock-team-member.ts';
import { updateAndEmit } from './shared/update-and-emit.ts';

type Routes = typeof employee.routes;

const changeEmployee = async (
  ctx: MemberCtx,
  code: string,
  decide: (tx: SalonTx, current: EmployeeRow) => Promise<EmployeeChange>,
) => {
  const changed = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const current = await lockTeamMember(tx, code);
    return updateAndEmit(tx, code, await decide(tx, current));
  });
  // Before the response, so that no later booking uses the old hours. If this fails, the client sends it again.
  await applyScheduleChange(ctx, changed);
  return toEmployeeView(viewerOf(ctx), changed);
};

export const changeInfo = (ctx: MemberCtx, { params, body }: InputOf<Routes['update']>) =>
  changeEmployee(ctx, params.code, async (tx, { state, invitation }) => {
    const { name: _, lastname: __, ...withoutName } = body;
    // A link that went to a wrong number or address may be in somebody else's hands.
    if (invitation && !matchesContact(invitation, withoutName)) await revokeOpenInvitation(tx, state.code);
    // The name of an employee who has joined comes from the account.
    return state.userCode === null ? body : withoutName;
  });

export const changeWorkHours = (ctx: MemberCtx, { params, body }: InputOf<Routes['updateWorkHours']>) =>
  changeEmployee(ctx, params.code, async () => body);

export const changePosition = (ctx: MemberCtx, { params, body }: InputOf<Routes['setPosition']>) =>
  changeEmployee(ctx, params.code, async (_, { state }) => {
    // Who has joined keeps their rights; others get those of the position when they join.
    if (state.userCode === null && !mayGive(ctx.groups, positionPresets[body.position]))
      throw new Refusal('beyond-own-rights');
    return body;
  });
