import type { auth } from '@ayna/contracts/auth';
import { membershipChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import { isEmployedElsewhere } from '../rules/employment.ts';
import { normalizeGroups, removesLastAdministrator } from '../rules/rights.ts';
import { writeAudit } from '../store/audit.ts';
import { lockMembers, membershipsOf, upsertMembership } from '../store/memberships.ts';
import { lockAccount } from '../store/people.ts';

/**
 * The calling module decides whether the grant is allowed; this action only makes sure that a salon keeps an
 * Administrator. An unchanged membership is not written again, and the owner of the salon stays its owner.
 */
export const grantMembership = (ctx: Ctx, { body }: InputOf<typeof auth.routes.grantMembership>) =>
  ctx.db.acrossSalons('grant a membership', async (tx) => {
    const { person } = body;
    const salonCode = body.salonCode.toLowerCase();
    const groups = normalizeGroups(body.groups);
    // Two salons that employ the same person at once wait for each other on this lock.
    if (!(await lockAccount(tx, person))?.phoneVerified) throw new Refusal('not-found');
    const memberships = await membershipsOf(tx, person);
    const before = memberships.find((one) => one.salonCode === salonCode);
    const role = before?.role === 'SalonOwner' ? before.role : body.role;
    if (before?.role === role && String(before.groups) === String(groups)) return {};
    if (role === 'Employee' && isEmployedElsewhere(memberships, salonCode))
      throw new Refusal('employed-already');
    if (removesLastAdministrator(await lockMembers(tx, salonCode), person, groups))
      throw new Refusal('last-administrator');
    await upsertMembership(tx, { salonCode, person, role, groups, now: ctx.now() });
    const details = { from: before?.groups ?? null, to: groups, role };
    await writeAudit(tx, ctx, { action: 'membership-granted', subject: person, salonCode, details });
    tx.emit(membershipChanged, { person, salonCode, groups });
    return {};
  });
