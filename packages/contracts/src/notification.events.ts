import * as z from 'zod/mini';
import { platformEvent } from './core/event.ts';
import { code } from './core/shapes.ts';

/** A message is stored and waits to be handed to its provider. */
export const deliveryPlanned = platformEvent('delivery.planned', {
  data: z.object({ code }),
});

/** A message will never be sent: its budget is spent, it came too late, or its provider rejected it. */
export const messageFailed = platformEvent('message.failed', {
  data: z.object({
    code,
    channel: z.enum(['mail', 'sms']),
    why: z.string(),
    /** The invitation that it was to bring; null for other messages, and in events that waited through an update. */
    invitation: z._default(z.nullable(z.object({ salonCode: code, code })), null),
  }),
});
