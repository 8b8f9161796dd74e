import { Refusal } from '@ayna/contracts/core/refusal';
import { employeeInvited } from '@ayna/contracts/employee.events';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import {
  type Delivery,
  exceedsSendLimit,
  INVITATION_LIFETIME_MS,
  SEND_LIMIT_WINDOW_MS,
} from '../../rules/invitations.ts';
import { type EmployeeRow, readEmployeeByUser } from '../../store/employees.ts';
import { countInvitationsSince, insertInvitation } from '../../store/invitations.ts';

type Invitation = {
  readonly employee: EmployeeRow;
  readonly delivery: Delivery;
  readonly salonName: string;
};

/** Stores an invitation in place of an earlier open one, and emits the event that has it sent. */
export const sendInvitation = async (
  ctx: MemberCtx,
  tx: SalonTx,
  { employee: { state }, delivery, salonName }: Invitation,
): Promise<void> => {
  const [code, employeeCode, sentAt] = [newCode(), state.code, ctx.now()];
  const expiresAt = sentAt + INVITATION_LIFETIME_MS;
  if (exceedsSendLimit(await countInvitationsSince(tx, employeeCode, sentAt - SEND_LIMIT_WINDOW_MS)))
    throw new Refusal('invited-too-often');
  const me = await readEmployeeByUser(tx, ctx.actor.code);
  const invitedBy = me?.state.code ?? null;
  const token = await insertInvitation(tx, { code, employeeCode, ...delivery, sentAt, expiresAt, invitedBy });
  tx.emit(employeeInvited, {
    code,
    by: delivery.by,
    to: delivery.sentTo,
    name: state.userSnapshot.name,
    salonName,
    token,
    sender: ctx.actor.code,
    expiresAt: new Date(expiresAt).toISOString(),
  });
};
