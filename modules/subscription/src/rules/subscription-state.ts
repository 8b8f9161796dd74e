import { hasEnded } from './periods.ts';

/** A salon's subscription, with instants in milliseconds. */
export type Subscription = {
  readonly code: string;
  readonly packageCode: string;
  readonly packageName: string;
  readonly trial: boolean;
  readonly employees: number;
  readonly photos: number;
  readonly sms: number;
  readonly startedAt: number;
  readonly endsAt: number;
  readonly version: number;
};

const toIsoText = (at: number): string => new Date(at).toISOString();

/** The subscription in responses. */
export const toSubscriptionState = (subscription: Subscription, now: number) => ({
  package: { code: subscription.packageCode, name: subscription.packageName },
  trial: subscription.trial,
  active: !hasEnded(subscription.endsAt, now),
  startedAt: toIsoText(subscription.startedAt),
  endsAt: toIsoText(subscription.endsAt),
  version: subscription.version,
});

/** The subscription in `subscription.changed`. */
export const toEventPayload = (subscription: Subscription) => ({
  ...subscription,
  startedAt: toIsoText(subscription.startedAt),
  endsAt: toIsoText(subscription.endsAt),
  gone: false,
});
