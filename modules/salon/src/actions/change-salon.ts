import { appointment } from '@ayna/contracts/appointment';
import { auth } from '@ayna/contracts/auth';
import { catalog } from '@ayna/contracts/catalog';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import { salonChanged } from '@ayna/contracts/salon.events';
import { fullName } from '@ayna/domain/names';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { resolveLocation } from '../rules/location.ts';
import { isReservedPath } from '../rules/reserved-paths.ts';
import { toSalonState } from '../rules/salon-views.ts';
import { buildSearchText } from '../rules/search-text.ts';
import { noteFirstDay } from '../store/first-day.ts';
import { claimPath } from '../store/paths.ts';
import { lockSalon, updateSalon } from '../store/salons.ts';

type Input = InputOf<typeof salon.routes.change>;

/** Adds the province's name and the search text to the general settings. */
const resolveGeneral = async (ctx: MemberCtx, general: NonNullable<Input['body']['general']>) => {
  const { province, district } = general;
  const location = resolveLocation(
    { province, district },
    await ctx.call(catalog.routes.provinces, {}),
    await ctx.call(catalog.routes.districts, { query: { province } }),
  );
  if (!location) throw new Refusal('unknown-district');
  return { ...general, ...location, folded: buildSearchText({ ...general, ...location }) };
};

export const changeSalon = async (ctx: MemberCtx, { body }: Input) => {
  const { version, hours, rules } = body;
  const general = body.general && (await resolveGeneral(ctx, body.general));
  const author = await ctx.call(auth.routes.person, { params: { code: ctx.actor.code } });
  const changed = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const before = await lockSalon(tx);
    if (!before) throw new Refusal('not-found');
    if (before.version !== version) throw new Refusal('conflict');
    if (general && general.path !== before.path) {
      const claimed = !isReservedPath(general.path) && (await claimPath(tx, general.path, now));
      if (!claimed) throw new Refusal('path-taken');
    }
    if (hours && hours.openingHours.length > 0) await noteFirstDay(tx, 'hours', new Date(now).toISOString());
    const saved = await updateSalon(tx, { general, hours, rules }, { name: fullName(author), now });
    tx.emit(salonChanged, toSalonState(saved));
    return saved;
  });
  // Before the response, so that no later booking lands on a day that is closed now.
  await ctx.call(appointment.routes.applyScheduleChange, {
    body: { salonCode: ctx.salon, salon: toSalonState(changed) },
  });
  return changed;
};
