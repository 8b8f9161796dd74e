import * as z from 'zod/mini';
import { onlineBookingForm, requestedServices, unavailableReason, visit } from './appointments.ts';
import { contract, del, get, post } from './contract.ts';
import { freeTimeRoutes, slot } from './free-time-routes.ts';
import { noShowRoutes } from './no-show-routes.ts';
import { code, emptyObject } from './shapes.ts';
import { calendarDate, spanChecks, wallClock } from './wall-clock.ts';
import { customerOf, guest, member } from './who.ts';

const onlineVisit = z.object({
  ...visit.shape,
  /** Of the link that manages it; null where the response is repeated, since only its hash is stored. */
  manageToken: z.nullable(z.string()),
  /** Why it waits for approval: the salon approves every booking, or the customer missed visits. */
  pendingBecause: z.nullable(z.enum(['salon-approves', 'no-shows'])),
});

/** The routes of `@ayna/contracts/appointment` with which customers book. */
export const onlineBookingRoutes = {
  misses: get('/api/Appointment/misses/:salonCode', {
    who: member('params.salonCode', 'view-reports'),
    summary: 'How often customers searched for a time and found none, by day, reason, service and employee',
    params: z.object({ salonCode: code }),
    query: z.object({ from: calendarDate, to: calendarDate }).check(...spanChecks('from', 'to', 400)),
    response: z.array(
      z.object({
        date: calendarDate,
        reason: unavailableReason,
        serviceCode: code,
        /** Null where any employee would have done. */
        employeeCode: z.nullable(code),
        count: z.int(),
      }),
    ),
  }),
  hold: post('/api/Appointment/hold', {
    who: guest('body.salonCode'),
    summary:
      'Reserves a time for five minutes while the customer fills in the form; `X-Browser` names the browser of a guest',
    http: true,
    body: z.object({ salonCode: code, services: requestedServices, startDate: wallClock }),
    response: z.object({ holdCode: code, expiresAt: z.iso.datetime(), slot }),
    idempotent: true,
    rateLimit: { max: 30, seconds: 60 },
  }),
  release: del('/api/Appointment/hold/:salonCode/:code', {
    who: guest('params.salonCode'),
    summary: 'Releases a hold; its code is sufficient',
    params: z.object({ salonCode: code, code }),
    response: emptyObject,
  }),
  book: post('/api/Appointment', {
    who: customerOf('body.salonCode'),
    summary: 'A customer books a visit; the response has the token of its manage link, once',
    body: onlineBookingForm,
    response: onlineVisit,
    idempotent: true,
    rateLimit: { max: 30, seconds: 60 },
  }),
};

/** What the booking page loads of `@ayna/contracts/appointment`; the desk's routes stay away from customers' phones. */
export const appointment = contract('appointment', {
  ...freeTimeRoutes,
  ...onlineBookingRoutes,
  bookingTerms: noShowRoutes.bookingTerms,
});
