import { auth } from '@ayna/contracts/auth';
import { catalog } from '@ayna/contracts/catalog';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import { salonChanged, salonOpened } from '@ayna/contracts/salon.events';
import { subscription } from '@ayna/contracts/subscription';
import { fullName } from '@ayna/domain/names';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { salonDefaults } from '../rules/defaults.ts';
import { resolveLocation } from '../rules/location.ts';
import { isReservedPath } from '../rules/reserved-paths.ts';
import { toSalonState } from '../rules/salon-views.ts';
import { buildSearchText } from '../rules/search-text.ts';
import { claimPath } from '../store/paths.ts';
import { insertSalon } from '../store/salons.ts';

/**
 * Commits the salon first, then starts its trial and makes the owner its Administrator before responding, so
 * that the client's next call finds both. If the process stops in between, `completeSalonSetup` does the same.
 */
export const createSalon = async (ctx: PersonCtx, { body }: InputOf<typeof salon.routes.create>) => {
  if (isReservedPath(body.path)) throw new Refusal('path-taken');
  const { province, district } = body;
  const location = resolveLocation(
    { province, district },
    await ctx.call(catalog.routes.provinces, {}),
    await ctx.call(catalog.routes.districts, { query: { province } }),
  );
  if (!location) throw new Refusal('unknown-district');
  const { salons: _, ...owner } = await ctx.call(auth.routes.person, { params: { code: ctx.actor.code } });
  const fields = { ...salonDefaults, ...body, ...location, ownerCode: owner.code };

  const created = await ctx.db.forNewSalon(async (tx) => {
    const now = ctx.now();
    if (!(await claimPath(tx, body.path, now))) throw new Refusal('path-taken');
    const stamp = { name: fullName(owner), now };
    const row = await insertSalon(tx, { ...fields, folded: buildSearchText(fields) }, stamp);
    if (!row) throw new Refusal('too-many-salons');
    tx.emit(salonOpened, { code: row.code, openingHours: row.openingHours, owner });
    tx.emit(salonChanged, toSalonState(row));
    return row;
  });

  const salonCode = created.code;
  await ctx.call(subscription.routes.beginTrial, { body: { salonCode } });
  await ctx.call(auth.routes.grantMembership, {
    body: { person: owner.code, salonCode, groups: ['Administrator'], role: 'SalonOwner' },
  });
  return created;
};
