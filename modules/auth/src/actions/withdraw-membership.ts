import type { auth } from '@ayna/contracts/auth';
import { membershipChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { GroupName } from '@ayna/contracts/groups';
import type { Ctx } from '@ayna/kernel/ctx';
import { leavesNoAdministrator } from '../rules/rights.ts';
import { writeAudit } from '../store/audit.ts';
import { deleteMembership, lockSalon } from '../store/memberships.ts';

/** Withdrawn twice is withdrawn. What it held is answered, so that whoever took it can give it back. */
export const withdrawMembership = (ctx: Ctx, { body }: InputOf<typeof auth.routes.withdraw>) =>
  ctx.db.acrossSalons('a membership ends', async (tx) => {
    const { person } = body;
    const salonCode = body.salonCode.toLowerCase();
    const held = await lockSalon(tx, salonCode);
    const before = held.find((one) => one.person === person);
    if (!before) return { groups: null };
    if (leavesNoAdministrator(held, person, null)) throw new Refusal('last-administrator');
    await deleteMembership(tx, salonCode, person);
    await writeAudit(tx, ctx, { action: 'membership-withdrawn', subject: person, salonCode });
    await tx.emit(membershipChanged, { person, salonCode, groups: null });
    return { groups: before.groups as GroupName[] };
  });
