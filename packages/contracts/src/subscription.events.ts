import { event } from './core/event.ts';
import { copiedSubscription } from './core/subscriptions.ts';

/** A trial began or was extended, or a package was bought: the whole current subscription. */
export const subscriptionChanged = event('subscription.changed', {
  data: copiedSubscription,
  signal: ({ code, version }) => ({ code, version }),
});
