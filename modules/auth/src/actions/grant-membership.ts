import type { auth } from '@ayna/contracts/auth';
import { membershipChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import { employedElsewhere } from '../rules/employed.ts';
import { leavesNoAdministrator, tidyGroups } from '../rules/rights.ts';
import { writeAudit } from '../store/audit.ts';
import { lockSalon, membershipsOf, upsertMembership } from '../store/memberships.ts';
import { lockAccount } from '../store/people.ts';

/**
 * The asking module has decided that it may be; that a salon keeps an Administrator is held here too. What
 * is held already is not granted again, and whoever owns the salon stays its owner.
 */
export const grantMembership = (ctx: Ctx, { body }: InputOf<typeof auth.routes.grant>) =>
  ctx.db.acrossSalons('somebody becomes a member', async (tx) => {
    const { person } = body;
    const salonCode = body.salonCode.toLowerCase();
    const groups = tidyGroups(body.groups);
    // Held, so that two salons which take the same person on at once come one after the other.
    if (!(await lockAccount(tx, person))?.proved) throw new Refusal('not-found');
    const memberships = await membershipsOf(tx, person);
    const before = memberships.find((one) => one.salonCode === salonCode);
    const role = before?.role === 'SalonOwner' ? before.role : body.role;
    if (before?.role === role && String(before.groups) === String(groups)) return {};
    if (role === 'Employee' && employedElsewhere(memberships, salonCode))
      throw new Refusal('employed-already');
    if (leavesNoAdministrator(await lockSalon(tx, salonCode), person, groups))
      throw new Refusal('last-administrator');
    await upsertMembership(tx, { salonCode, person, role, groups, now: ctx.now() });
    const details = { from: before?.groups ?? null, to: groups, role };
    await writeAudit(tx, ctx, { action: 'membership-granted', subject: person, salonCode, details });
    await tx.emit(membershipChanged, { person, salonCode, groups });
    return {};
  });
