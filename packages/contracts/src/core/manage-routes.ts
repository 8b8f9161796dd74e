import * as z from 'zod/mini';
import { salonType } from '../catalog.ts';
import { appointment, appointmentStatus, employeeSnapshot, serviceSnapshot } from './appointments.ts';
import { get, post } from './contract.ts';
import { lira } from './money.ts';
import { code, queryInt } from './shapes.ts';
import { calendarDate, wallClock } from './wall-clock.ts';
import { anyone, anySession, member } from './who.ts';

// The routes of `@ayna/contracts/appointment` for a customer's own appointments: those behind a link that manages one visit, and those that make such a link.

/** 24 random bytes in base64url. */
const manageToken = z.string().check(z.regex(/^[\w-]{32}$/));

const managedAppointment = z.object({
  code,
  status: appointmentStatus,
  serviceCode: code,
  employeeCode: code,
  sessionNumber: z.int(),
  startDate: wallClock,
  endDate: wallClock,
  serviceSnapshot,
  employeeSnapshot,
});

/** What customers may do with a visit now. */
const allowedActions = z.object({
  confirm: z.boolean(),
  move: z.boolean(),
  cancel: z.boolean(),
  /** The last moment to move or cancel; null once nothing is left to do. */
  until: z.nullable(wallClock),
});

export type AllowedActions = z.output<typeof allowedActions>;

/** How a page names a salon and leads there. */
const salonContact = z.object({
  code,
  name: z.string(),
  path: z.string(),
  zone: z.string(),
  phone: z.string(),
  whatsapp: z.nullable(z.string()),
  address: z.string(),
  district: z.string(),
  provinceName: z.string(),
  position: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
});

/** A course of sessions of one service. */
const course = z.object({
  serviceCode: code,
  name: z.string(),
  sessionCount: z.int(),
  sessions: z.array(
    z.object({
      sessionNumber: z.int(),
      startDate: wallClock,
      status: appointmentStatus,
      /** Whether it is part of the visit that the link manages. */
      own: z.boolean(),
    }),
  ),
  /** The day of the next session that is not booked yet, at the interval; null if none is left. */
  nextProposed: z.nullable(calendarDate),
});

const managedVisit = z.object({
  visitCode: code,
  /** For whom it is; empty for an unnamed customer. */
  name: z.string(),
  lastname: z.string(),
  startDate: wallClock,
  endDate: wallClock,
  appointments: z.array(managedAppointment),
  /** When the customer said that they come; null if they did not, or the visit was moved since. */
  confirmedAt: z.nullable(z.iso.datetime()),
  may: allowedActions,
  salon: salonContact,
  courses: z.array(course),
});

export type ManagedVisit = z.output<typeof managedVisit>;

const params = z.object({ token: manageToken });
/** A token has 192 random bits; the limits keep guessing from costing anything. They hold without Redis. */
const reads = { max: 60, seconds: 60, strict: true };
const writes = { max: 20, seconds: 60, strict: true };

const link = z.object({ manageToken });

const ownSalon = z.object({
  ...salonContact.shape,
  type: salonType,
  /** Whether its page takes bookings now. */
  takesOnline: z.boolean(),
});

/** An appointment of the caller; no salon where it is gone. */
const ownAppointment = z.object({
  ...appointment.shape,
  salon: z.nullable(ownSalon),
  may: allowedActions,
  /** When the customer said that they come to the visit; null if they did not, or it was moved since. */
  confirmedAt: z.nullable(z.iso.datetime()),
});

export type OwnAppointment = z.output<typeof ownAppointment>;

/** A course that the caller has begun, as its last session was booked. */
const ownCourse = z.object({
  salon: ownSalon,
  serviceCode: code,
  name: z.string(),
  /** Of one session. */
  price: lira,
  employeeCode: code,
  employeeSnapshot,
  sessionCount: z.int(),
  intervalDays: z.nullable(z.int()),
  /** In the order of time, without those that were canceled or missed. */
  sessions: z.array(z.object({ sessionNumber: z.int(), startDate: wallClock, status: appointmentStatus })),
  nextProposed: z.nullable(calendarDate),
});

export type OwnCourse = z.output<typeof ownCourse>;

export const manageRoutes = {
  mine: get('/api/Appointment/my-appointments', {
    who: anySession,
    summary:
      'Appointments of the signed-in person in all salons, 50 a page; those to come soonest first, otherwise newest first; without notes of the desk',
    query: z.object({
      when: z.optional(z.enum(['upcoming', 'past'])),
      /** From 0. */
      page: z.optional(queryInt(0, 1_000)),
      /** Of this salon alone. */
      salonCode: z.optional(code),
    }),
    response: z.array(ownAppointment),
  }),
  myCourses: get('/api/Appointment/my-courses', {
    who: anySession,
    summary: 'Courses of the signed-in person in all salons that have a session to come or to book',
    response: z.array(ownCourse),
  }),
  createManageLink: post('/api/Appointment/manage-link/:code', {
    who: member('active'),
    summary: "A new link that manages the appointment's visit without signing in; the former one ends",
    params: z.object({ code }),
    response: link,
    rateLimit: { max: 60, seconds: 60 },
  }),
  createMyManageLink: post('/api/Appointment/my-manage-link/:code', {
    who: anySession,
    summary:
      "The same for a customer's own visit, such as from the list of them; the link that was given to the customer stays",
    params: z.object({ code }),
    response: link,
    rateLimit: { max: 20, seconds: 60 },
  }),
  managedVisit: get('/api/Appointment/manage/:token', {
    who: anyone,
    summary: 'The visit of the link, its salon, and what may be done until when',
    params,
    response: managedVisit,
    rateLimit: reads,
  }),
  confirmManaged: post('/api/Appointment/manage/:token/confirm', {
    who: anyone,
    summary: 'The customer says that they come; kept in the history',
    params,
    response: managedVisit,
    rateLimit: writes,
  }),
  cancelManaged: post('/api/Appointment/manage/:token/cancel', {
    who: anyone,
    summary: "Cancels what is left of the visit, until the salon's limit",
    params,
    response: managedVisit,
    rateLimit: writes,
  }),
  managedSlots: get('/api/Appointment/manage/:token/slots', {
    who: anyone,
    summary:
      'Free starts to move the visit to on a day, by the rules of online booking; its own time is free',
    params,
    query: z.object({
      date: calendarDate,
      /** With any employee instead of those of the visit. */
      any: z.optional(z.literal('true')),
    }),
    response: z.array(z.object({ startDate: wallClock, endDate: wallClock, employeeCodes: z.array(code) })),
    rateLimit: { max: 120, seconds: 60, strict: true },
  }),
  moveManaged: post('/api/Appointment/manage/:token/move', {
    who: anyone,
    summary: "Moves what is left of the visit to an offered start, until the salon's limit",
    params,
    body: z.object({
      startDate: wallClock,
      /** The start that the customer saw: a visit that was moved meanwhile is refused. */
      from: wallClock,
      any: z._default(z.boolean(), false),
    }),
    response: managedVisit,
    rateLimit: writes,
  }),
};
