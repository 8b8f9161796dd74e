import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { fullName } from '@ayna/domain/names';
import type { Ctx } from '@ayna/kernel/ctx';
import { isOpen } from '../rules/invitations.ts';
import { maskContact } from '../rules/masked-contact.ts';
import { readEmployee } from '../store/employees.ts';
import { findSalonByToken, readInvitation } from '../store/invitations.ts';

/** A token that never existed gets the same refusal as an expired one. */
export const showInvitation = async (ctx: Ctx, { params }: InputOf<typeof employee.routes.invitation>) => {
  const key = await ctx.db.acrossSalons('find the salon of an invitation', (tx) =>
    findSalonByToken(tx, params.token),
  );
  const found = key && (await ctx.db.forSalon(key, (tx) => readInvitation(tx, params.token)));
  if (!key || !found || !isOpen(found, ctx.now())) throw new Refusal('invitation-over');
  const { invited, inviter } = await ctx.db.forSalon(key, async (tx) => ({
    invited: await readEmployee(tx, found.employeeCode),
    inviter: found.invitedBy ? await readEmployee(tx, found.invitedBy) : null,
  }));
  if (!invited) throw new Refusal('invitation-over');
  const { userSnapshot, position, title } = invited.state;
  const { name, type, district } = await ctx.call(salon.routes.card, { params: { salonCode: key } });
  return {
    salon: { name, type, district },
    ...userSnapshot,
    position,
    title,
    invitedBy: inviter ? fullName(inviter.state.userSnapshot) : null,
    by: found.by,
    sentTo: maskContact(found),
    expiresAt: new Date(found.expiresAt).toISOString(),
  };
};
