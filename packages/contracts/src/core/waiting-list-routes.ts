import * as z from 'zod/mini';
import { bookRights } from './appointment-service-routes.ts';
import { requestedService, requestedServices } from './appointments.ts';
import { del, get, post, put } from './contract.ts';
import { code, emptyObject } from './shapes.ts';
import { calendarDate, spanChecks } from './wall-clock.ts';
import { anySession, customerOf, member } from './who.ts';

// The routes of `@ayna/contracts/appointment` for customers who found no time and wait for one. Nobody is told of a free
// time yet: the salon sees who waits, and calls.

const partsOfDay = ['morning', 'afternoon', 'evening'] as const;

const wantedDays = {
  firstDay: calendarDate,
  lastDay: calendarDate,
  /** Empty for any part of the day. */
  parts: z.array(z.enum(partsOfDay)).check(z.maxLength(partsOfDay.length)),
};

/** A visit on one of at most 31 days. */
const waitingListForm = z
  .object({ salonCode: code, services: requestedServices, ...wantedDays })
  .check(...spanChecks('firstDay', 'lastDay', 30));

/** What a customer waits for, with the names as they were then. */
const ownWaitingEntry = z.object({
  code,
  salonCode: code,
  services: z.array(
    z.object({ ...requestedService.shape, service: z.string(), employee: z.nullable(z.string()) }),
  ),
  ...wantedDays,
  createdAt: z.iso.datetime(),
});

const namedWaitingEntry = z.object({ ...ownWaitingEntry.shape, salonName: z.string() });

/** With the salon, as the customer's own list shows it. */
export type OwnWaitingEntry = z.output<typeof namedWaitingEntry>;

/** As it is stored. */
export type StoredWaitingEntry = z.output<typeof ownWaitingEntry>;

const waitingEntry = z.object({
  ...ownWaitingEntry.shape,
  customerCode: code,
  name: z.string(),
  lastname: z.string(),
  /** Masked for members who may not see it. */
  phone: z.nullable(z.string()),
});

export type WaitingEntry = z.output<typeof waitingEntry>;

const salonParams = z.object({ salonCode: code });
const entryParams = z.object({ salonCode: code, code });

export const waitingListRoutes = {
  joinWaitingList: post('/api/Appointment/waiting-list', {
    who: customerOf('body.salonCode'),
    summary: 'A customer waits for a visit on some days; at most three at a time in one salon',
    body: waitingListForm,
    response: ownWaitingEntry,
    idempotent: true,
    rateLimit: { max: 20, seconds: 60 },
  }),
  leaveWaitingList: del('/api/Appointment/waiting-list/:salonCode/:code', {
    who: customerOf('params.salonCode'),
    summary: 'A customer no longer waits',
    params: entryParams,
    response: emptyObject,
  }),
  myWaitingList: get('/api/Appointment/my-waiting-list', {
    who: anySession,
    summary: 'What the signed-in person waits for, in all salons, soonest first',
    response: z.array(namedWaitingEntry),
  }),
  waitingList: get('/api/Appointment/waiting-list/:salonCode', {
    who: member('params.salonCode'),
    summary: 'Customers who wait for a free time, those who have waited longest first',
    params: salonParams,
    response: z.array(waitingEntry),
  }),
  settleWaiting: put('/api/Appointment/waiting-list/:salonCode/:code', {
    who: member('params.salonCode', ...bookRights),
    summary: 'Takes an entry off the list, or puts it back',
    params: entryParams,
    body: z.object({ done: z.boolean() }),
    response: emptyObject,
  }),
};
