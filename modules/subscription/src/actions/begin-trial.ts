import { subscriptionChanged } from '@ayna/contracts/subscription.events';
import { newCode } from '@ayna/kernel/codes';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { computeTrialEnd } from '../rules/periods.ts';
import { toEventPayload, toSubscriptionState } from '../rules/subscription-state.ts';
import { pickTrialPackage } from '../rules/trial-package.ts';
import { listPackages } from '../store/packages.ts';
import { insertSubscription, readSubscription } from '../store/subscriptions.ts';

/** Repeated, or for a salon with a package, it changes nothing and returns the current subscription. */
export const beginTrial = async (ctx: SalonCtx) => {
  const now = ctx.now();
  const packages = await ctx.db.acrossSalons('read packages for a trial', (tx) => listPackages(tx));
  const { code, name, employees, photos, sms, features } = pickTrialPackage(packages);
  const trial = {
    code: newCode(),
    packageCode: code,
    packageName: name,
    trial: true,
    employees,
    photos,
    sms,
    features,
    startedAt: now,
    endsAt: computeTrialEnd(now),
  };
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const started = await insertSubscription(tx, trial);
    if (started) tx.emit(subscriptionChanged, toEventPayload(started));
    const current = started ?? (await readSubscription(tx));
    if (!current) throw new Error('beginTrial: the subscription exists but cannot be read');
    return toSubscriptionState(current, now);
  });
};
