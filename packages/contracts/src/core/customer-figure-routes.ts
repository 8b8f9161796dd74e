import * as z from 'zod/mini';
import { get } from './contract.ts';
import { lapsedAfter } from './lapsed.ts';
import { liraSum } from './money.ts';
import { code } from './shapes.ts';
import { internalSalon, member } from './who.ts';

// The routes of `@ayna/contracts/customer` that sum up what the cards keep of their visits.

const count = z.int().check(z.gte(0));

export const customerFigureRoutes = {
  lifetime: get('/api/Customer/lifetime/:salonCode', {
    who: member('params.salonCode', 'view-reports'),
    summary: 'How long customers stay with the salon and how much they come, over all of its cards',
    params: z.object({ salonCode: code }),
    response: z.object({
      /** Cards with a completed appointment. */
      customers: count,
      visits: count,
      spent: liraSum,
      /** Those with at least two. */
      regulars: count,
      regularVisits: count,
      /** From their first visit to their last, added up. */
      regularDays: count,
    }),
  }),
  lapsed: get('/internal/customer/lapsed/:salonCode', {
    who: internalSalon('params.salonCode'),
    summary:
      'How many customers have lapsed after which service, the most first; the list of cards with `lapsed` is who they are',
    params: z.object({ salonCode: code }),
    response: z.array(lapsedAfter).check(z.maxLength(50)),
  }),
};
