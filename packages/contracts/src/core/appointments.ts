import * as z from 'zod/mini';
import { fieldMessages } from './fields/errors.ts';
import { lira } from './money.ts';
import { phases } from './services.ts';
import { code, version } from './shapes.ts';
import { multiLineText, personName, phone, singleLineText } from './text-fields.ts';
import { wallClock } from './wall-clock.ts';

// Schemas of appointments, used by `@ayna/contracts/appointment`.

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
  /** How the time is used; null if the employee works from start to end. Events from before it was kept lack it. */
  phases: z._default(z.nullable(phases), null),
  /** Minutes after the end that are kept free: none where the visit goes on with the same employee. */
  bufferAfter: z._default(z.int(), 0),
});

export const employeeSnapshot = z.object({ name: z.string(), lastname: z.string() });

export const customerSnapshot = z.object({
  name: z.string(),
  lastname: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Masked, like '0532 *** ** 96', for callers who may not read phones; null if there is none. */
  phone: z.nullable(z.string()),
});

export const appointment = z.object({
  code,
  version: z.int(),
  salonCode: code,
  /** Shared by the appointments that were booked together for one visit. */
  visitCode: code,
  status: appointmentStatus,
  employeeCode: code,
  customerCode: z.nullable(code),
  serviceCode: code,
  sessionNumber: z.int().check(z.gte(1)),
  note: z.string(),
  appointmentTime: z.object({ appointmentStartDate: wallClock, appointmentEndDate: wallClock }),
  /** Booked online by a customer, or by the reception desk. */
  source: z.enum(['online', 'desk']),
  /** Why it overlaps another appointment on purpose; null if it does not. */
  overlapReason: z.nullable(z.string()),
  serviceSnapshot,
  employeeSnapshot,
  customerSnapshot: z.nullable(customerSnapshot),
});

export type Appointment = z.output<typeof appointment>;

export const visit = z.object({ visitCode: code, appointments: z.array(appointment) });

/** In the history of a customer, where prices add up to what the customer has spent: null for who must not know it. */
export const customerVisit = z.object({
  ...appointment.shape,
  serviceSnapshot: z.object({ ...serviceSnapshot.shape, price: z.nullable(lira) }),
});

export type CustomerVisit = z.output<typeof customerVisit>;

/** One service of a visit. Without an employee, any free employee is assigned. */
export const requestedService = z.object({ serviceCode: code, employeeCode: z.nullable(code) });

export const requestedServices = z.array(requestedService).check(z.minLength(1), z.maxLength(6));

/** Several services follow each other, starting at `startDate`. */
export const bookingForm = z.object({
  salonCode: code,
  services: requestedServices,
  startDate: wallClock,
  note: multiLineText(0, 500),
  /** The hold that reserved the time while the customer filled in the form. */
  holdCode: z._default(z.nullable(code), null),
});

export const onlineBookingForm = z.object({
  ...bookingForm.shape,
  /** For whom, if not for the customer who books: a child, a parent. The card stays the booker's. */
  forName: z.optional(z.object({ name: personName, lastname: personName })),
});

/** A service has at most 50 sessions, and the first is the booking itself. */
const maxFollowingSessions = 49;

const isRising = (moments: readonly string[]): boolean =>
  moments.every((moment, index) => index === 0 || (moments[index - 1] ?? '') < moment);

/** A booking by the desk: for a customer card, for a name with an optional phone, or for an unnamed customer. */
export const deskBookingForm = z
  .object({
    ...bookingForm.shape,
    customerCode: z._default(z.nullable(code), null),
    name: z._default(z.nullable(personName), null),
    lastname: z._default(z.nullable(personName), null),
    phone: z._default(z.nullable(phone), null),
    /** In minutes, to override the service's duration; with one service only. */
    duration: z._default(z.nullable(z.int().check(z.gte(5), z.lte(720))), null),
    /** The reason for an intended overlap, for callers with the right to overlap. */
    overlapReason: z._default(z.nullable(multiLineText(3, 200)), null),
    /** Also books the following sessions at the service's interval, as far as there are free slots. */
    sessions: z._default(z.boolean(), false),
    /**
     * With `sessions`, the starts of the following sessions instead of those at the interval. Either all of them are
     * booked, or nothing is.
     */
    sessionStarts: z._default(z.nullable(z.array(wallClock).check(z.maxLength(maxFollowingSessions))), null),
  })
  .check(
    z.refine((form) => form.duration === null || form.services.length === 1, {
      path: ['duration'],
      error: fieldMessages.oneServiceOnly,
    }),
    z.refine(
      ({ sessionStarts, sessions, startDate }) =>
        sessionStarts === null || (sessions && isRising([startDate, ...sessionStarts])),
      {
        path: ['sessionStarts'],
        error: fieldMessages.sessionsNotInOrder,
      },
    ),
  );

/** A change of an appointment; missing fields stay unchanged. */
export const appointmentChangeForm = z.object({
  version,
  startDate: z.optional(wallClock),
  employeeCode: z.optional(code),
  duration: z.optional(z.int().check(z.gte(5), z.lte(720))),
  note: z.optional(multiLineText(0, 800)),
  overlapReason: z.optional(z.nullable(multiLineText(3, 200))),
  /** Whether to notify the customer. Passed on in the event, for the module that sends messages. */
  tellCustomer: z._default(z.boolean(), false),
});

/** Why an appointment was canceled. The words for each are the screen's. */
export const cancelReason = z.enum([
  'customer-gave-up',
  'ill',
  'another-day',
  'employee-away',
  'booked-twice',
  'other',
]);

export type CancelReason = z.output<typeof cancelReason>;

export const cancelForm = z.object({
  reason: cancelReason,
  /** In the desk's own words; empty where the reason says enough. */
  remark: singleLineText(0, 200),
});

export const historyEntry = z.object({
  at: z.iso.datetime(),
  /** The author; null for a customer without an account and for the system. */
  by: z.nullable(z.object({ code, name: z.string() })),
  what: z.enum([
    'booked',
    'approved',
    'moved',
    'reassigned',
    'service',
    'price',
    'noted',
    'resized',
    'status',
    'undone',
    'confirmed',
    'forgiven',
    'counted',
  ]),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Of a cancellation that named one. */
  reason: z.nullable(cancelReason),
  remark: z.string(),
});

export type HistoryEntry = z.output<typeof historyEntry>;

/** Why a time of a day is not free. */
export const unavailableReason = z.enum([
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

export type UnavailableReason = z.output<typeof unavailableReason>;
