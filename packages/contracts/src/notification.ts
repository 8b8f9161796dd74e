import * as z from 'zod/mini';
import { contract, get } from './core/contract.ts';
import { personalDataRoute } from './core/personal-data.ts';
import { admin } from './core/who.ts';

/** SMS of one month by state; `parts` is the number of sent SMS parts as operators bill them. */
const smsMonth = z.object({
  planned: z.int(),
  handed: z.int(),
  accepted: z.int(),
  failed: z.int(),
  unknown: z.int(),
  parts: z.int(),
});

export const notification = contract('notification', {
  messageCounts: get('/api/Notification/message-counts', {
    who: admin,
    summary: 'Number of messages by state, and of those that may have been sent twice',
    response: z.object({
      planned: z.int(),
      handed: z.int(),
      accepted: z.int(),
      failed: z.int(),
      unknown: z.int(),
      repeats: z.int(),
    }),
  }),
  smsSpent: get('/api/Notification/sms-spent', {
    who: admin,
    summary: 'Number of SMS of this month and last month, by state',
    response: z.object({ thisMonth: smsMonth, lastMonth: smsMonth }),
  }),
  personalData: personalDataRoute('notification'),
});
