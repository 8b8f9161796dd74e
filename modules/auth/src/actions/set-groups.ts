import type { auth } from '@ayna/contracts/auth';
import { membershipChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { OrAdminCtx } from '@ayna/kernel/ctx';
import { normalizeGroups, removesLastAdministrator } from '../rules/rights.ts';
import { writeAudit } from '../store/audit.ts';
import { lockMembers, updateGroups } from '../store/memberships.ts';

export const setGroups = (ctx: OrAdminCtx, { params, body }: InputOf<typeof auth.routes.setGroups>) =>
  ctx.db.acrossSalons('set the groups of a member', async (tx) => {
    const person = params.userId;
    const salonCode = body.salonCode.toLowerCase();
    const groups = normalizeGroups(body.groups);
    if (person === ctx.actor.code) throw new Refusal('own-rights');
    const members = await lockMembers(tx, salonCode);
    // Checked again under the lock: the caller may have lost the right a moment ago.
    const mine = members.find((one) => one.person === ctx.actor.code);
    if (!ctx.staff && !mine?.groups.includes('Administrator')) throw new Refusal('not-allowed');
    const before = members.find((one) => one.person === person);
    if (!before) throw new Refusal('not-found');
    if (removesLastAdministrator(members, person, groups)) throw new Refusal('last-administrator');
    await updateGroups(tx, salonCode, person, groups);
    const details = { from: before.groups, to: groups, staff: ctx.staff, reason: body.reason };
    await writeAudit(tx, ctx, { action: 'groups-set', subject: person, salonCode, details });
    tx.emit(membershipChanged, { person, salonCode, groups });
    return {};
  });
