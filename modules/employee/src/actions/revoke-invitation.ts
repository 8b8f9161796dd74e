import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toEmployeeView, viewerOf } from '../rules/employee-view.ts';
import { revokeOpenInvitation } from '../store/invitations.ts';
import { lockTeamMember } from './shared/lock-team-member.ts';
import { updateAndEmit } from './shared/update-and-emit.ts';

/** Succeeds when no invitation is open. */
export const revokeInvitation = (
  ctx: MemberCtx,
  { params }: InputOf<typeof employee.routes.revokeInvitation>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const current = await lockTeamMember(tx, params.code);
    if (current.state.userCode !== null) throw new Refusal('joined-already');
    await revokeOpenInvitation(tx, params.code);
    const after = await updateAndEmit(tx, params.code, {});
    return toEmployeeView(viewerOf(ctx), after);
  });
