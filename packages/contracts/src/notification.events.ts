import * as z from 'zod/mini';
import { platformEvent } from './core/event.ts';
import { code } from './core/shapes.ts';

/** A message is stored and waits to be handed to its provider. */
export const deliveryPlanned = platformEvent('delivery.planned', {
  data: z.object({ code }),
});

/** A provider rejected a message permanently. */
export const messageFailed = platformEvent('message.failed', {
  data: z.object({ code, channel: z.enum(['mail', 'sms']), why: z.string() }),
});
