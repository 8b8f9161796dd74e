import * as z from 'zod/mini';
import { contract, get } from './core/contract.ts';
import { admin } from './core/who.ts';

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
});
