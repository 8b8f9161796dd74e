import type { InputOf } from '@ayna/contracts/core/contract';
import { fieldMessages } from '@ayna/contracts/core/fields/errors';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toEmployeeView, viewerOf } from '../rules/employee-view.ts';
import { chooseDelivery } from '../rules/invitations.ts';
import { lockTeamMember } from './shared/lock-team-member.ts';
import { sendInvitation } from './shared/send-invitation.ts';
import { updateAndEmit } from './shared/update-and-emit.ts';

export const inviteEmployee = async (ctx: MemberCtx, { params }: InputOf<typeof employee.routes.invite>) => {
  const { name: salonName } = await ctx.call(salon.routes.card, { params: { salonCode: ctx.salon } });
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const current = await lockTeamMember(tx, params.code);
    if (current.state.userCode !== null) throw new Refusal('joined-already');
    if (!current.state.isActive) throw new Refusal('conflict');
    const delivery = chooseDelivery(current);
    if (!delivery) throw new Refusal('invalid-fields', { fields: { phone: fieldMessages.contactMissing } });
    await sendInvitation(ctx, tx, { employee: current, delivery, salonName });
    // A new version makes other open screens show the invitation as well.
    const after = await updateAndEmit(tx, params.code, {});
    return toEmployeeView(viewerOf(ctx), after);
  });
};
