import type { DataOf } from '@ayna/contracts/core/event';
import type { messageFailed } from '@ayna/contracts/notification.events';
import type { EventCtx } from '@ayna/kernel/ctx';
import { lockEmployee } from '../store/employees.ts';
import { findInvited, markFailed } from '../store/invitations.ts';
import { updateAndEmit } from './shared/update-and-emit.ts';

/** An invitation whose message was refused must not be shown as sent. */
export const recordFailedInvitation = async (
  ctx: EventCtx,
  { invitation }: DataOf<typeof messageFailed>,
): Promise<void> => {
  if (!invitation) return;
  const salon = await ctx.db.acrossSalons('the salon of an invitation', async (tx) =>
    tx.keyOf(invitation.salonCode),
  );
  await ctx.db.forSalon(salon, async (tx) => {
    const employeeCode = await findInvited(tx, invitation.code);
    if (!employeeCode) return;
    // Before the invitation, as everybody locks them who sends or revokes one.
    await lockEmployee(tx, employeeCode);
    // A new version makes open screens show it.
    if (await markFailed(tx, invitation.code, ctx.now())) await updateAndEmit(tx, employeeCode, {});
  });
};
