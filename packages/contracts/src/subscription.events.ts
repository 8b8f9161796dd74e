import * as z from 'zod/mini';
import { event } from './core/event.ts';
import { lira } from './core/money.ts';
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

/**
 * The person who pays for a salon is to be written to: a renewal is near, was taken or was not, a package was bought, or
 * the days of grace are over.
 */
export const billingNoticeRequested = event('billing.notice-requested', {
  data: z.object({
    kind: z.enum(['renewal-near', 'end-near', 'paid', 'renewal-failed', 'renewal-over', 'refunded']),
    /** One message for each, however often it is delivered. */
    cause: z.string(),
    to: z.string(),
    name: z.string(),
    /** The package and its period, in words. */
    title: z.string(),
    amount: z.nullable(lira),
    /** The day of the renewal, the end, or the next try. */
    on: z.nullable(z.iso.date()),
    orderNumber: z.nullable(z.string()),
  }),
});
