import { auth } from '@ayna/contracts/auth';
import { catalog } from '@ayna/contracts/catalog';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import { salonChanged, salonOpened } from '@ayna/contracts/salon.events';
import { subscription } from '@ayna/contracts/subscription';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { firstFacts } from '../rules/defaults.ts';
import { foldedSalon } from '../rules/folded-salon.ts';
import { placeNamed } from '../rules/place.ts';
import { isReserved } from '../rules/reserved-paths.ts';
import { stateOf } from '../rules/state.ts';
import { claimPath } from '../store/paths.ts';
import { insertSalon } from '../store/salons.ts';

/**
 * The salon stands with its transaction; its trial and its Administrator follow before the answer, so that
 * the next call finds them. Where we are stopped in between, `settleSalon` does the same.
 */
export const createSalon = async (ctx: PersonCtx, { body }: InputOf<typeof salon.routes.create>) => {
  if (isReserved(body.path)) throw new Refusal('path-taken');
  const { province, district } = body;
  const place = placeNamed(
    { province, district },
    await ctx.call(catalog.routes.provinces, {}),
    await ctx.call(catalog.routes.districts, { query: { province } }),
  );
  if (!place) throw new Refusal('unknown-district');
  const { salons: _, ...owner } = await ctx.call(auth.routes.person, { params: { code: ctx.actor.code } });
  const made = { ...firstFacts, ...body, ...place, ownerCode: owner.code };

  const opened = await ctx.db.forNewSalon(async (tx) => {
    const now = ctx.now();
    if (!(await claimPath(tx, body.path, now))) throw new Refusal('path-taken');
    const by = { name: `${owner.name} ${owner.lastname}`, now };
    const row = await insertSalon(tx, { ...made, folded: foldedSalon(made) }, by);
    if (!row) throw new Refusal('too-many-salons');
    await tx.emit(salonOpened, { code: row.code, openingHours: row.openingHours, owner });
    await tx.emit(salonChanged, stateOf(row));
    return row;
  });

  const salonCode = opened.code;
  await ctx.call(subscription.routes.beginTrial, { body: { salonCode } });
  await ctx.call(auth.routes.grant, {
    body: { person: owner.code, salonCode, groups: ['Administrator'], role: 'SalonOwner' },
  });
  return opened;
};
