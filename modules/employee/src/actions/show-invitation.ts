import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
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
  const invited = await ctx.db.forSalon(key, (tx) => readEmployee(tx, found.employeeCode));
  if (!invited) throw new Refusal('invitation-over');
  const { userSnapshot, position, title } = invited.state;
  const { name, type, district } = await ctx.call(salon.routes.card, { params: { salonCode: key } });
  return {
    salon: { name, type, district },
    ...userSnapshot,
    position,
    title,
    by: found.by,
    sentTo: maskContact(found),
    expiresAt: new Date(found.expiresAt).toISOString(),
  };
};
