import * as z from 'zod/mini';
import { get, put } from './contract.ts';
import { code } from './shapes.ts';
import { customerOf, member } from './who.ts';

// The routes of `@ayna/contracts/appointment` about customers who did not come; the ladder itself is in `packages/domain`.

/** How the customer's next online booking is taken: at once, after approval, or by telephone only. */
const rung = z.enum(['free', 'approval', 'phone']);

/** Visits of the last year; nothing is counted in a salon without the ladder. */
const noShowStanding = z.object({ rung, kept: z.int(), missed: z.int() });

export type NoShowStanding = z.output<typeof noShowStanding>;

const params = z.object({ code });

export const noShowRoutes = {
  bookingTerms: get('/api/Appointment/booking-terms/:salonCode', {
    who: customerOf('params.salonCode'),
    summary:
      "How the caller's next online booking in the salon is taken: after visits that they missed, and whether the salon bans them",
    params: z.object({ salonCode: code }),
    response: z.object({ rung, banned: z.boolean() }),
    rateLimit: { max: 60, seconds: 60 },
  }),
  noShows: get('/api/Appointment/no-shows/:code', {
    who: member('active', 'view-customers', 'manage-customers', 'Receptionist'),
    summary:
      "Visits that a customer's card kept and missed in the last year, and what follows for online bookings",
    params,
    response: noShowStanding,
  }),
  forgiveNoShows: put('/api/Appointment/no-shows/:code', {
    who: member('active', 'manage-customers', 'Receptionist'),
    summary:
      'Forgives what the customer missed so far, or takes the last forgiveness back; kept in the history',
    params,
    body: z.object({ forgiven: z.boolean() }),
    response: noShowStanding,
  }),
};
