import type { auth } from '@ayna/contracts/auth';
import { membershipChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import { leavesNoAdministrator, tidyGroups } from '../rules/rights.ts';
import { writeAudit } from '../store/audit.ts';
import { lockSalon, upsertMembership } from '../store/memberships.ts';
import { personByCode } from '../store/people.ts';

/** The asking module has decided that it may be; that a salon keeps an Administrator is held here too. */
export const grantMembership = (ctx: Ctx, { body }: InputOf<typeof auth.routes.grant>) =>
  ctx.db.acrossSalons('somebody becomes a member', async (tx) => {
    const { person, role } = body;
    const salonCode = body.salonCode.toLowerCase();
    const groups = tidyGroups(body.groups);
    if (!(await personByCode(tx, person))?.phone_proved_at) throw new Refusal('not-found');
    const held = await lockSalon(tx, salonCode);
    if (leavesNoAdministrator(held, person, groups)) throw new Refusal('last-administrator');
    await upsertMembership(tx, { salonCode, person, role, groups, now: ctx.now() });
    const from = held.find((one) => one.person === person)?.groups ?? null;
    const details = { from, to: groups, role };
    await writeAudit(tx, ctx, { action: 'membership-granted', subject: person, salonCode, details });
    await tx.emit(membershipChanged, { person, salonCode, groups });
    return {};
  });
