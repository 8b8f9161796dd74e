import { auth } from '@ayna/contracts/auth';
import type { AnswerOf, InputOf } from '@ayna/contracts/core/contract';
import { presets } from '@ayna/contracts/core/positions';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { employeeChanged } from '@ayna/contracts/employee.events';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { isFor, isOpen } from '../rules/invitations.ts';
import { ownPicture } from '../rules/own-picture.ts';
import { changeEmployee } from '../store/changes.ts';
import { lockEmployee, readByUser, readEmployee } from '../store/employees.ts';
import { acceptOpen, readInvitation, salonOfToken } from '../store/invitations.ts';

type Account = AnswerOf<typeof auth.routes.person>;

/** The account becomes the employee. Again, by the same person, it finds that done. */
const join = (ctx: PersonCtx, salon: SalonKey, token: string, account: Account) =>
  ctx.db.forSalon(salon, async (tx) => {
    const named = await readInvitation(tx, token);
    const held = named && (await lockEmployee(tx, named.employeeCode));
    // Read anew under the lock: another call may have just accepted or closed it.
    const invitation = held && (await readInvitation(tx, token));
    if (!held || !invitation || held.leftAt || !held.state.isActive) throw new Refusal('invitation-over');
    if (invitation.acceptedBy === account.code && held.state.userCode === account.code) return held.state;
    if (!isOpen(invitation, ctx.now())) throw new Refusal('invitation-over');
    if (!isFor(invitation, account)) throw new Refusal('invitation-of-another');
    if (await readByUser(tx, account.code)) throw new Refusal('in-team-already');
    if (account.salons.some((one) => one.role === 'Employee' && one.salonCode !== salon))
      throw new Refusal('employed-already');
    await acceptOpen(tx, invitation.code, account.code);
    const { name, lastname } = account;
    const profile = { name, lastname, imageUrl: ownPicture(account.imageUrl) };
    const profileAt = new Date(ctx.now()).toISOString();
    const after = await changeEmployee(tx, held.state.code, {
      userCode: account.code,
      ...profile,
      profileAt,
    });
    if (!after) throw new Refusal('invitation-over');
    await tx.emit(employeeChanged, after.state);
    return after.state;
  });

/**
 * The row before the right: a death in between leaves somebody without a way in, who clicks again, and
 * never somebody with rights whom the team's list does not show.
 */
export const acceptInvitation = async (
  ctx: PersonCtx,
  { body }: InputOf<typeof employee.routes.acceptInvitation>,
) => {
  const person = ctx.actor.code;
  const salon = await ctx.db.acrossSalons('which salon invites', (tx) => salonOfToken(tx, body.token));
  if (!salon) throw new Refusal('invitation-over');
  const account = await ctx.call(auth.routes.person, { params: { code: person } });
  const { code, position } = await join(ctx, salon, body.token, account);
  const membership = { person, salonCode: salon };
  if (account.salons.some((one) => one.salonCode === salon)) return { salonCode: salon };
  await ctx.call(auth.routes.grant, {
    body: { ...membership, role: 'Employee', groups: [...presets[position]] },
  });
  // Whoever was taken out while this was going on must not be let in by it.
  const now = await ctx.db.forSalon(salon, (tx) => readEmployee(tx, code));
  if (!now?.state.isActive || now.leftAt) {
    await ctx.call(auth.routes.withdraw, { body: membership });
    throw new Refusal('invitation-over');
  }
  return { salonCode: salon };
};
