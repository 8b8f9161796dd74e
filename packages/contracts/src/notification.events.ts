import * as z from 'zod/mini';
import { platformEvent } from './core/event.ts';
import { code } from './core/shapes.ts';

/** A message was written down and waits to be handed over. */
export const deliveryPlanned = platformEvent('delivery.planned', {
  data: z.object({ code }),
});

/** A provider refused a message for good. */
export const messageFailed = platformEvent('message.failed', {
  data: z.object({ code, channel: z.enum(['mail', 'sms']), why: z.string() }),
});
