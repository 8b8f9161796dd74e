import { appointment } from '@ayna/contracts/appointment';
import { auth } from '@ayna/contracts/auth';
import { catalog } from '@ayna/contracts/catalog';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import { salonChanged } from '@ayna/contracts/salon.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { foldedSalon } from '../rules/folded-salon.ts';
import { placeNamed } from '../rules/place.ts';
import { isReserved } from '../rules/reserved-paths.ts';
import { stateOf } from '../rules/state.ts';
import { claimPath } from '../store/paths.ts';
import { lockSalon, updateSalon } from '../store/salons.ts';

type Input = InputOf<typeof salon.routes.change>;

/** What customers read first, with the province's name and what a search compares. */
const generalFor = async (ctx: MemberCtx, general: NonNullable<Input['body']['general']>) => {
  const { province, district } = general;
  const place = placeNamed(
    { province, district },
    await ctx.call(catalog.routes.provinces, {}),
    await ctx.call(catalog.routes.districts, { query: { province } }),
  );
  if (!place) throw new Refusal('unknown-district');
  return { ...general, ...place, folded: foldedSalon({ ...general, ...place }) };
};

export const changeSalon = async (ctx: MemberCtx, { body }: Input) => {
  const { version, hours, rules } = body;
  const general = body.general && (await generalFor(ctx, body.general));
  const { name, lastname } = await ctx.call(auth.routes.person, { params: { code: ctx.actor.code } });
  const changed = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const before = await lockSalon(tx);
    if (!before) throw new Refusal('not-found');
    if (before.version !== version) throw new Refusal('conflict');
    if (general && general.path !== before.path) {
      const free = !isReserved(general.path) && (await claimPath(tx, general.path, now));
      if (!free) throw new Refusal('path-taken');
    }
    const saved = await updateSalon(tx, { general, hours, rules }, { name: `${name} ${lastname}`, now });
    await tx.emit(salonChanged, stateOf(saved));
    return saved;
  });
  // Before it is answered, so that nothing is booked on a day that is closed now.
  await ctx.call(appointment.routes.heed, { body: { salonCode: ctx.salon, salon: stateOf(changed) } });
  return changed;
};
