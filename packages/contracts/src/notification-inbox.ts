import * as z from 'zod/mini';
import { contract, get } from './core/contract.ts';
import { anyone } from './core/who.ts';

/** A message sent during development, as a stand-in of a provider received it. */
const inboxMessage = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'sms']),
  to: z.string(),
  subject: z.nullable(z.string()),
  text: z.string(),
  at: z.iso.datetime(),
});

export type InboxMessage = z.output<typeof inboxMessage>;

/** Served only by the web server on a developer's machine, not by a module. */
export const developmentInbox = contract('development-inbox', {
  list: get('/dev/gelen-kutusu/veri', {
    who: anyone,
    summary: 'Sent mails and SMS, newest first',
    response: z.array(inboxMessage),
  }),
});
