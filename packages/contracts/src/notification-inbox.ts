import * as z from 'zod/mini';
import { contract, get } from './core/contract.ts';
import { anyone } from './core/who.ts';

/** What was sent while developing, as the stand-ins of the providers got it. */
const inboxMessage = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'sms']),
  to: z.string(),
  subject: z.nullable(z.string()),
  text: z.string(),
  at: z.iso.datetime(),
});

export type InboxMessage = z.output<typeof inboxMessage>;

/** Answered by the web server of a developer's machine alone; no module serves it. */
export const developmentInbox = contract('development-inbox', {
  list: get('/dev/gelen-kutusu/veri', {
    who: anyone,
    summary: 'Mails and SMS that went out, newest first',
    answer: z.array(inboxMessage),
  }),
});
