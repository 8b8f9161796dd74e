import { subscriptionChanged } from '@ayna/contracts/subscription.events';
import { newCode } from '@ayna/kernel/codes';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { middleOf } from '../rules/middle.ts';
import { trialEnd } from '../rules/periods.ts';
import { changeOf, stateOf } from '../rules/state.ts';
import { listPackages } from '../store/packages.ts';
import { insertSubscription, readSubscription } from '../store/subscriptions.ts';

/** Asked twice, or of a salon that has bought a package, it changes nothing and answers what is there. */
export const beginTrial = async (ctx: SalonCtx) => {
  const now = ctx.now();
  const offered = await ctx.db.acrossSalons('a trial has the limits of a package', listPackages);
  const { code, name, employees, photos, sms } = middleOf(offered);
  const trial = {
    code: newCode(),
    packageCode: code,
    packageName: name,
    trial: true,
    employees,
    photos,
    sms,
    startedAt: now,
    endsAt: trialEnd(now),
  };
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const begun = await insertSubscription(tx, trial);
    if (begun) await tx.emit(subscriptionChanged, changeOf(begun));
    const held = begun ?? (await readSubscription(tx));
    if (!held) throw new Error('a salon has a subscription that cannot be read');
    return stateOf(held, now);
  });
};
