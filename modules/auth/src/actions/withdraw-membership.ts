import type { auth } from '@ayna/contracts/auth';
import { membershipChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { GroupName } from '@ayna/contracts/groups';
import type { Ctx } from '@ayna/kernel/ctx';
import { removesLastAdministrator } from '../rules/rights.ts';
import { writeAudit } from '../store/audit.ts';
import { deleteMembership, lockMembers } from '../store/memberships.ts';

/** Repeating it changes nothing. Returns the groups it removed, so that the caller can grant them again. */
export const withdrawMembership = (ctx: Ctx, { body }: InputOf<typeof auth.routes.withdrawMembership>) =>
  ctx.db.acrossSalons('withdraw a membership', async (tx) => {
    const { person } = body;
    const salonCode = body.salonCode.toLowerCase();
    const members = await lockMembers(tx, salonCode);
    const before = members.find((one) => one.person === person);
    if (!before) return { groups: null };
    if (!body.mayEndAdministrator && before.groups.includes('Administrator'))
      throw new Refusal('not-allowed');
    if (removesLastAdministrator(members, person, null)) throw new Refusal('last-administrator');
    await deleteMembership(tx, salonCode, person);
    await writeAudit(tx, ctx, { action: 'membership-withdrawn', subject: person, salonCode });
    tx.emit(membershipChanged, { person, salonCode, groups: null });
    return { groups: before.groups as GroupName[] };
  });
