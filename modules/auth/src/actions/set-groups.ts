import type { auth } from '@ayna/contracts/auth';
import { membershipChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { OrAdminCtx } from '@ayna/kernel/ctx';
import { leavesNoAdministrator, tidyGroups } from '../rules/rights.ts';
import { writeAudit } from '../store/audit.ts';
import { lockSalon, updateGroups } from '../store/memberships.ts';

export const setGroups = (ctx: OrAdminCtx, { params, body }: InputOf<typeof auth.routes.setGroups>) =>
  ctx.db.acrossSalons('rights in a salon change', async (tx) => {
    const person = params.userId;
    const salonCode = body.salonCode.toLowerCase();
    const groups = tidyGroups(body.groups);
    if (person === ctx.actor.code) throw new Refusal('own-rights');
    const held = await lockSalon(tx, salonCode);
    // Looked up anew under the lock: somebody may have lowered the caller a moment ago.
    const mine = held.find((one) => one.person === ctx.actor.code);
    if (!ctx.staff && !mine?.groups.includes('Administrator')) throw new Refusal('not-allowed');
    const before = held.find((one) => one.person === person);
    if (!before) throw new Refusal('not-found');
    if (leavesNoAdministrator(held, person, groups)) throw new Refusal('last-administrator');
    await updateGroups(tx, salonCode, person, groups);
    const details = { from: before.groups, to: groups, staff: ctx.staff };
    await writeAudit(tx, ctx, { action: 'groups-set', subject: person, salonCode, details });
    await tx.emit(membershipChanged, { person, salonCode, groups });
    return {};
  });
