import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { employeeChanged, employeeInvited } from '@ayna/contracts/employee.events';
import { fieldMessages as say } from '@ayna/contracts/errors';
import { salon } from '@ayna/contracts/salon';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { COUNTED_MS, sentTooOften, VALID_FOR_MS, wayTo } from '../rules/invitations.ts';
import { shownTo } from '../rules/shown.ts';
import { changeEmployee } from '../store/changes.ts';
import { lockEmployee } from '../store/employees.ts';
import { countSent, openInvitation } from '../store/invitations.ts';

export const inviteEmployee = async (ctx: MemberCtx, { params }: InputOf<typeof employee.routes.invite>) => {
  const employeeCode = params.code;
  const { name: salonName } = await ctx.call(salon.routes.card, { params: { salonCode: ctx.salon } });
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockEmployee(tx, employeeCode);
    if (!held || held.leftAt) throw new Refusal('not-found');
    if (held.state.userCode !== null) throw new Refusal('joined-already');
    if (!held.state.isActive) throw new Refusal('conflict');
    const way = wayTo(held);
    if (!way) throw new Refusal('invalid-fields', { fields: { phone: say.contactMissing } });
    const [code, sentAt] = [newCode(), ctx.now()];
    const expiresAt = sentAt + VALID_FOR_MS;
    if (sentTooOften(await countSent(tx, employeeCode, sentAt - COUNTED_MS)))
      throw new Refusal('invited-too-often');
    const token = await openInvitation(tx, { code, employeeCode, ...way, sentAt, expiresAt });
    // The screens of the others show it, too.
    const after = await changeEmployee(tx, employeeCode, {});
    if (!after) throw new Refusal('not-found');
    await tx.emit(employeeChanged, after.state);
    await tx.emit(employeeInvited, {
      code,
      by: way.by,
      to: way.sentTo,
      name: held.state.userSnapshot.name,
      salonName,
      token,
      expiresAt: new Date(expiresAt).toISOString(),
    });
    return shownTo({ code: ctx.actor.code, groups: ctx.groups }, after);
  });
};
