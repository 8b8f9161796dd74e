import * as z from 'zod/mini';
import { fieldMessages as say } from '../errors.ts';
import { lira } from './money.ts';
import { longText, personName, phone } from './people.ts';
import { code } from './shapes.ts';
import { wallClock } from './wall-clock.ts';

// Shapes of appointments, beside the contract that uses them: `@ayna/contracts/appointment`.

export const appointmentStatus = z.enum(['Pending', 'Approved', 'Completed', 'Canceled', 'NoShow']);

export type AppointmentStatus = z.output<typeof appointmentStatus>;

export const serviceSnapshot = z.object({
  name: z.string(),
  price: lira,
  /** In minutes. */
  duration: z.int(),
  type: z.enum(['Single', 'Session']),
  sessionCount: z.nullable(z.int()),
  sessionIntervalDays: z.nullable(z.int()),
});

export const employeeSnapshot = z.object({ name: z.string(), lastname: z.string() });

/** Masked, like '0532 *** ** 96', for those who may not see it; null where there is none. */
export const customerSnapshot = z.object({
  name: z.string(),
  lastname: z.string(),
  imageUrl: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});

export const appointment = z.object({
  code,
  version: z.int(),
  salonCode: code,
  /** Appointments booked together for one visit share it. */
  visitCode: code,
  status: appointmentStatus,
  employeeCode: code,
  customerCode: z.nullable(code),
  serviceCode: code,
  sessionNumber: z.int().check(z.gte(1)),
  note: z.string(),
  appointmentTime: z.object({ appointmentStartDate: wallClock, appointmentEndDate: wallClock }),
  /** Booked by a customer, or by the desk. */
  source: z.enum(['online', 'desk']),
  /** Why it lies over another one on purpose; null for all but those. */
  overlapReason: z.nullable(z.string()),
  serviceSnapshot,
  employeeSnapshot,
  customerSnapshot: z.nullable(customerSnapshot),
});

export type Appointment = z.output<typeof appointment>;

/** One service of a visit. Whoever leaves the employee open takes the one who is free. */
export const wish = z.object({ serviceCode: code, employeeCode: z.nullable(code) });

export const wishes = z.array(wish).check(z.minLength(1), z.maxLength(6));

/** Several services follow each other from this moment on. */
export const bookingForm = z.object({
  salonCode: code,
  services: wishes,
  startDate: wallClock,
  note: longText(0, 500),
  /** The hold that kept the time while the customer typed. */
  holdCode: z._default(z.nullable(code), null),
});

/** By the desk: with a card, with a name and perhaps a phone, or for nobody known. */
export const deskForm = z
  .object({
    ...bookingForm.shape,
    customerCode: z._default(z.nullable(code), null),
    name: z._default(z.nullable(personName), null),
    lastname: z._default(z.nullable(personName), null),
    phone: z._default(z.nullable(phone), null),
    /** In minutes, where it is to be other than the service's; with one service only. */
    duration: z._default(z.nullable(z.int().check(z.gte(5), z.lte(720))), null),
    /** Over another appointment on purpose, for those who may, with a reason. */
    overlapReason: z._default(z.nullable(longText(3, 200)), null),
    /** Also the sessions that follow, at the service's interval, as far as there is room. */
    sessions: z._default(z.boolean(), false),
  })
  .check(
    z.refine((form) => form.duration === null || form.services.length === 1, {
      path: ['duration'],
      error: say.oneServiceOnly,
    }),
  );

/** What may be changed of an appointment; what is not given stays. */
export const changeForm = z.object({
  version: z.int(),
  startDate: z.optional(wallClock),
  employeeCode: z.optional(code),
  duration: z.optional(z.int().check(z.gte(5), z.lte(720))),
  note: z.optional(longText(0, 500)),
  overlapReason: z.optional(z.nullable(longText(3, 200))),
  /** Whether the customer is to be told; kept in the event, for those who send messages. */
  tellCustomer: z._default(z.boolean(), false),
});

export const historyEntry = z.object({
  at: z.iso.datetime(),
  /** Who did it; null for the customer's own doing without an account, and for the system. */
  by: z.nullable(z.object({ code, name: z.string() })),
  what: z.enum(['booked', 'approved', 'moved', 'reassigned', 'noted', 'resized', 'status', 'undone']),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});

export type HistoryEntry = z.output<typeof historyEntry>;

/** Why hours of a day are not free. */
export const whyNot = z.enum([
  'salon-closed',
  'holiday',
  'closed-day',
  'break',
  'not-working',
  'leave',
  'taken',
  'held',
  'blocked',
  'too-soon',
  'too-far',
  'too-short',
  'does-not-perform',
  'paused',
]);

export type WhyNot = z.output<typeof whyNot>;
