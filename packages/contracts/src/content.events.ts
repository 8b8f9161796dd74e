import * as z from 'zod/mini';
import { platformEvent } from './core/event.ts';
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
