import { Refusal } from '@ayna/contracts/core/refusal';
import type { ActiveSubscription } from '@ayna/contracts/subscription';
import type { Ctx } from '@ayna/kernel/ctx';
import { instantOf } from '@ayna/kernel/instant';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { hasEnded, nextRenewalDate, periodOf } from '../../rules/periods.ts';
import { priceOf } from '../../rules/price.ts';
import {
  isInGrace,
  type Subscription,
  standingOf,
  termEnd,
  toSubscriptionState,
} from '../../rules/subscription-state.ts';
import { dayOf } from '../../rules/term-dates.ts';
import { listPackages, type PackageRow } from '../../store/packages.ts';
import { readExtra, readUsage } from '../../store/quotas.ts';
import { readSubscription } from '../../store/subscriptions.ts';
import { pricesOf } from './price-purchase.ts';
import { renewalTarget } from './renewal-target.ts';

type Next = Pick<ActiveSubscription, 'nextRenewal' | 'planned'>;

/** What begins when the term ends, and what it will cost. */
const nextOf = (current: Subscription, packages: readonly PackageRow[], now: number): Next => {
  const { term, renewal } = current;
  if (!term || hasEnded(current.endsAt, now)) return { nextRenewal: null, planned: null };
  const { target, period } = renewalTarget(current, packages);
  const next = { package: { code: target.code, name: target.name }, period };
  const on = isInGrace(current, now) && renewal.nextAt !== null ? dayOf(renewal.nextAt) : term.to;
  const amount = (renewal.announced ?? priceOf(pricesOf(target), period)) / 100;
  return {
    nextRenewal: renewal.auto ? { ...next, on, amount } : null,
    planned: renewal.planned ? { ...next, from: term.to } : null,
  };
};

/** A salon's package or trial with everything that screens show of it. */
export const viewSubscription = async (ctx: Ctx, salon: SalonKey): Promise<ActiveSubscription> => {
  const now = ctx.now();
  const { current, used, extra } = await ctx.db.forSalon(salon, async (tx) => ({
    current: await readSubscription(tx),
    used: await readUsage(tx, periodOf('sms', now)),
    extra: await readExtra(tx),
  }));
  if (!current) throw new Refusal('not-found');
  const { term, renewal } = current;
  const isRenewed = term !== null && (renewal.auto || renewal.planned !== null);
  const packages = isRenewed
    ? await ctx.db.acrossSalons('read the price of a renewal', (tx) => listPackages(tx, { all: true }))
    : [];
  return {
    ...toSubscriptionState(current, now),
    state: standingOf(current, now),
    period: term?.period ?? null,
    features: [...current.features],
    graceEndsAt: current.endsAt > termEnd(current) ? instantOf(current.endsAt) : null,
    lastPaymentDay: current.lastPaymentAt === null ? null : dayOf(current.lastPaymentAt),
    autoRenew: renewal.auto,
    ...(isRenewed ? nextOf(current, packages, now) : { nextRenewal: null, planned: null }),
    quotas: {
      employees: { used: used.employees, limit: current.employees },
      photos: { used: used.photos, limit: current.photos },
      sms: { used: used.sms, limit: current.sms, renewsOn: nextRenewalDate(now), extra },
    },
  };
};
