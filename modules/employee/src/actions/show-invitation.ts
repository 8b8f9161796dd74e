import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import type { Ctx } from '@ayna/kernel/ctx';
import { isOpen } from '../rules/invitations.ts';
import { masked } from '../rules/masked.ts';
import { readEmployee } from '../store/employees.ts';
import { readInvitation, salonOfToken } from '../store/invitations.ts';

/** One that never was looks like one that is over. */
export const showInvitation = async (ctx: Ctx, { params }: InputOf<typeof employee.routes.invitation>) => {
  const key = await ctx.db.acrossSalons('which salon invites', (tx) => salonOfToken(tx, params.token));
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
    sentTo: masked(found),
    expiresAt: new Date(found.expiresAt).toISOString(),
  };
};
