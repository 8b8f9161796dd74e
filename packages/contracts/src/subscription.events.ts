import * as z from 'zod/mini';
import { event } from './core/event.ts';
import { code } from './core/shapes.ts';
import { copiedSubscription } from './core/subscriptions.ts';

/** Platform staff extended a salon's trial. */
export const trialExtended = event('trial.extended', {
  data: z.object({
    byCode: code,
    days: z.int(),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    reason: z.string(),
  }),
});

/** A trial began or was extended, or a package was bought: the whole current subscription. */
export const subscriptionChanged = event('subscription.changed', {
  data: copiedSubscription,
  signal: ({ code, version }) => ({ code, version }),
});
