import * as z from 'zod/mini';
import { contract, get } from './core/contract.ts';
import { admin } from './core/who.ts';

/** SMS of one month by state; `parts` is how many the operators count those as that went out. */
const smsMonth = z.object({
  planned: z.int(),
  handed: z.int(),
  accepted: z.int(),
  failed: z.int(),
  unknown: z.int(),
  parts: z.int(),
});

export const notification = contract('notification', {
  standing: get('/api/Notification/standing', {
    who: admin,
    summary: 'How many messages stand in which state, and how many may have gone out twice',
    answer: z.object({
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
    summary: 'How many SMS were sent this month and last month, by state',
    answer: z.object({ thisMonth: smsMonth, lastMonth: smsMonth }),
  }),
});
