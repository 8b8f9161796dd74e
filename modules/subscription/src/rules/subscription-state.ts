import type { PackageFeature, Period } from '@ayna/contracts/subscription';
import { hasEnded } from './periods.ts';
import type { Present, Term } from './price.ts';
import { dayOf, startOf } from './term-dates.ts';

/** How a term that was paid is renewed. */
export type Renewal = {
  readonly auto: boolean;
  readonly cardCode: string | null;
  readonly planned: { readonly packageCode: string; readonly period: Period } | null;
  /** In kurus, as a reminder named it. */
  readonly announced: number | null;
  readonly reminded: number | null;
  readonly orderCode: string | null;
  readonly tryNumber: number;
  readonly sent: boolean;
  readonly nextAt: number | null;
  readonly reason: string | null;
};

/** A salon's subscription, with instants in milliseconds. */
export type Subscription = {
  readonly code: string;
  readonly packageCode: string;
  readonly packageName: string;
  readonly trial: boolean;
  readonly employees: number;
  readonly photos: number;
  readonly sms: number;
  readonly features: readonly PackageFeature[];
  readonly startedAt: number;
  /** The end of access: of a trial, a term, or the days of grace after it. */
  readonly endsAt: number;
  readonly version: number;
  /** Null for a trial. */
  readonly term:
    | (Term & { readonly code: string; readonly period: Period; readonly orderCode: string | null })
    | null;
  readonly lastPaymentAt: number | null;
  readonly renewal: Renewal;
};

const toIsoText = (at: number): string => new Date(at).toISOString();

/** When the term or trial ends; access may last longer. */
export const termEnd = ({ term, endsAt }: Pick<Subscription, 'term' | 'endsAt'>): number =>
  term ? Math.min(startOf(term.to), endsAt) : endsAt;

export const isInGrace = (subscription: Subscription, now: number): boolean =>
  subscription.term !== null && hasEnded(termEnd(subscription), now) && !hasEnded(subscription.endsAt, now);

export const standingOf = (subscription: Subscription, now: number) => {
  if (hasEnded(subscription.endsAt, now)) return 'ended' as const;
  if (subscription.trial) return 'trial' as const;
  return isInGrace(subscription, now) ? ('grace' as const) : ('active' as const);
};

/** The subscription as prices are computed on it. `place` orders packages by size. */
export const presentOf = (
  subscription: Subscription | null,
  placeOf: (packageCode: string) => number,
  now: number,
): Present => {
  if (!subscription || hasEnded(subscription.endsAt, now)) return { kind: 'none' };
  const { term, packageCode, renewal } = subscription;
  if (!term)
    return subscription.trial ? { kind: 'trial', endsOn: dayOf(subscription.endsAt) } : { kind: 'none' };
  return {
    kind: 'paid',
    term,
    packageCode,
    place: placeOf(packageCode),
    period: term.period,
    inGrace: isInGrace(subscription, now),
    autoRenew: renewal.auto,
  };
};

/** The subscription in responses. */
export const toSubscriptionState = (subscription: Subscription, now: number) => ({
  package: { code: subscription.packageCode, name: subscription.packageName },
  trial: subscription.trial,
  active: !hasEnded(subscription.endsAt, now),
  startedAt: toIsoText(subscription.startedAt),
  endsAt: toIsoText(termEnd(subscription)),
  version: subscription.version,
});

/** The subscription in `subscription.changed`: what others copy is the end of access. */
export const toEventPayload = ({
  code,
  version,
  packageCode,
  packageName,
  trial,
  startedAt,
  endsAt,
  employees,
  photos,
  sms,
}: Subscription) => ({
  code,
  version,
  packageCode,
  packageName,
  trial,
  startedAt: toIsoText(startedAt),
  endsAt: toIsoText(endsAt),
  employees,
  photos,
  sms,
  gone: false,
});
