import * as z from 'zod/mini';
import { event, platformEvent } from './core/event.ts';
import { reviewDecision } from './core/reviews.ts';
import { code } from './core/shapes.ts';

/** A visitor sent a message with the contact form. */
export const messageReceived = platformEvent('message.received', {
  data: z.object({
    code,
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.nullable(z.string()),
    message: z.string(),
  }),
});

/** A review was written, changed, answered, reported, hidden or shown again. For the screens that show it. */
export const reviewChanged = event('review.changed', {
  data: z.object({ code, version: z.int() }),
  signal: ({ code, version }) => ({ code, version }),
});

/** Platform staff decided whether a reported review stays on the page. */
export const reviewDecided = event('review.decided', {
  data: z.object({
    code,
    byCode: code,
    from: z.nullable(reviewDecision),
    to: reviewDecision,
    reason: z.string(),
  }),
});
