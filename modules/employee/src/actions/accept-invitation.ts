import { auth } from '@ayna/contracts/auth';
import type { InputOf, ResponseOf } from '@ayna/contracts/core/contract';
import { positionPresets } from '@ayna/contracts/core/positions';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { employee } from '@ayna/contracts/employee';
import { employeeChanged } from '@ayna/contracts/employee.events';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { hostedPictureOrNull } from '../rules/hosted-picture.ts';
import { isAddressedTo, isOpen } from '../rules/invitations.ts';
import { updateEmployee } from '../store/employee-writes.ts';
import { lockEmployee, readEmployee, readEmployeeByUser } from '../store/employees.ts';
import { findSalonByToken, markAccepted, readInvitation } from '../store/invitations.ts';

type Account = ResponseOf<typeof auth.routes.person>;

/** Links the account to the employee. Repeated by the same person, it changes nothing. */
const joinTeam = (ctx: PersonCtx, salon: SalonKey, token: string, account: Account) =>
  ctx.db.forSalon(salon, async (tx) => {
    const unlocked = await readInvitation(tx, token);
    const current = unlocked && (await lockEmployee(tx, unlocked.employeeCode));
    // Read again under the lock: another call may have just accepted or revoked it.
    const invitation = current && (await readInvitation(tx, token));
    if (!current || !invitation || current.leftAt || !current.state.isActive)
      throw new Refusal('invitation-over');
    if (invitation.acceptedBy === account.code && current.state.userCode === account.code)
      return current.state;
    if (!isOpen(invitation, ctx.now())) throw new Refusal('invitation-over');
    if (!isAddressedTo(invitation, account)) throw new Refusal('invitation-of-another');
    if (await readEmployeeByUser(tx, account.code)) throw new Refusal('in-team-already');
    if (account.salons.some((one) => one.role === 'Employee' && one.salonCode !== salon))
      throw new Refusal('employed-already');
    await markAccepted(tx, invitation.code, account.code);
    const { name, lastname } = account;
    const profile = { name, lastname, imageUrl: hostedPictureOrNull(account.imageUrl) };
    const profileAt = new Date(ctx.now()).toISOString();
    const after = await updateEmployee(tx, current.state.code, {
      userCode: account.code,
      ...profile,
      profileAt,
    });
    if (!after) throw new Refusal('invitation-over');
    tx.emit(employeeChanged, after.state);
    return after.state;
  });

/**
 * Writes the row before it grants the rights. If the process dies in between, the person has no access and
 * clicks the link again; nobody ever has rights without being on the team's list.
 */
export const acceptInvitation = async (
  ctx: PersonCtx,
  { body }: InputOf<typeof employee.routes.acceptInvitation>,
) => {
  const person = ctx.actor.code;
  const salon = await ctx.db.acrossSalons('find the salon of an invitation', (tx) =>
    findSalonByToken(tx, body.token),
  );
  if (!salon) throw new Refusal('invitation-over');
  const account = await ctx.call(auth.routes.person, { params: { code: person } });
  const { code, position } = await joinTeam(ctx, salon, body.token, account);
  const membership = { person, salonCode: salon };
  if (account.salons.some((one) => one.salonCode === salon)) return { salonCode: salon };
  await ctx.call(auth.routes.grantMembership, {
    body: { ...membership, role: 'Employee', groups: [...positionPresets[position]] },
  });
  // Somebody may have removed the employee meanwhile: then this grant must not stay.
  const now = await ctx.db.forSalon(salon, (tx) => readEmployee(tx, code));
  if (!now?.state.isActive || now.leftAt) {
    await ctx.call(auth.routes.withdrawMembership, {
      body: { ...membership, mayEndAdministrator: true },
    });
    throw new Refusal('invitation-over');
  }
  return { salonCode: salon };
};
