import * as z from 'zod/mini';
import {
  appointment as appointmentShape,
  appointmentStatus,
  cancelReason,
  customerSnapshot,
  customerVisit,
  requestedServices,
  unavailableReason,
} from './appointments.ts';
import { get } from './contract.ts';
import { timeOfDay, weekday } from './hours.ts';
import { code, queryInt } from './shapes.ts';
import {
  calendarDate,
  calendarMonth,
  dateOfMoment,
  longestSpan,
  spanChecks,
  wallClock,
  wallClockEnd,
} from './wall-clock.ts';
import { admin, anyone, guest, member, signedIn } from './who.ts';

// The read-only calendar routes of `@ayna/contracts/appointment`.

const salonParams = z.object({ salonCode: code });
const codeParams = z.object({ code });

/** Selects what overlaps the time between the two; each may be left out. */
export const dateRangeQuery = { startDate: z.optional(wallClock), endDate: z.optional(wallClockEnd) };

const rangeCheck = longestSpan('startDate', 'endDate', 400);

const filters = z
  .object({
    ...dateRangeQuery,
    customerCode: z.optional(code),
    employeeCode: z.optional(code),
    serviceCode: z.optional(code),
    status: z.optional(appointmentStatus),
  })
  .check(rangeCheck);

/** A visit in a query string: `serviceCode` or `serviceCode~employeeCode`, in order, separated by commas. */
const servicesInQuery = z.pipe(
  z.string().check(z.maxLength(600)),
  z.pipe(
    z.transform((text: string) =>
      text.split(',').map((item) => {
        const [serviceCode, employeeCode = null] = item.split('~');
        return { serviceCode, employeeCode };
      }),
    ),
    requestedServices,
  ),
);

/** A free start with the employee of each service of the visit. */
export const slot = z.object({ startDate: wallClock, endDate: wallClock, employeeCodes: z.array(code) });

/** The approved appointments are the rest of `count`. */
const dayCount = z.object({
  date: calendarDate,
  count: z.int(),
  /** Of the count: those that began the day before. A month has each of them once. */
  continued: z.int(),
  pending: z.int(),
  completed: z.int(),
  noShow: z.int(),
  canceled: z.int(),
});
export type DayCount = z.output<typeof dayCount>;

export const calendarReadRoutes = {
  bySalon: get('/api/Appointment/by-salon/:salonCode', {
    who: member('params.salonCode'),
    summary: 'Appointments of the salon for at most 400 days; without dates 30 days back and 370 ahead',
    params: salonParams,
    query: z.object(dateRangeQuery).check(rangeCheck),
    rawJson: true,
    response: z.array(appointmentShape),
  }),
  bySalonFiltered: get('/api/Appointment/by-salon-filtered/:salonCode', {
    who: member('params.salonCode'),
    summary:
      'Appointments of the salon that overlap the dates (at most 400 days) and match the filters; those of one customer need no dates',
    params: salonParams,
    query: filters,
    rawJson: true,
    response: z.array(appointmentShape),
  }),
  bySalonFilteredCount: get('/api/Appointment/by-salon-filtered-count/:salonCode', {
    who: member('params.salonCode'),
    summary: 'Number of appointments that match the filters',
    params: salonParams,
    query: filters,
    response: z.object({ count: z.int() }),
  }),
  dayCounts: get('/api/Appointment/day-counts/:salonCode', {
    who: member('params.salonCode'),
    summary: 'Number of appointments per day, as the filtered count of that day, in total and by status',
    params: salonParams,
    query: z
      .object({ from: calendarDate, to: calendarDate, employeeCode: z.optional(code) })
      .check(...spanChecks('from', 'to', 400)),
    response: z.array(dayCount),
  }),
  allergies: get('/api/Appointment/allergies/:salonCode', {
    who: member('params.salonCode'),
    summary:
      'Customers with an allergy who have an appointment between the dates, for members who may see allergies; others get those of their own appointments',
    params: salonParams,
    query: z.object({ from: calendarDate, to: calendarDate }).check(...spanChecks('from', 'to', 400)),
    response: z.array(z.object({ customerCode: code, allergies: z.string() })),
  }),
  customersBySalon: get('/api/Appointment/customers-by-salon', {
    who: member('query.salonCode', 'view-customers', 'Receptionist'),
    summary: 'Customers with appointments between the dates, most frequent first',
    query: z.object({ salonCode: code, count: z.optional(queryInt(1, 1_000)), ...dateRangeQuery }),
    response: z.array(
      z.object({ customerCode: code, customerSnapshot, count: z.int(), lastDate: wallClock }),
    ),
  }),
  byCustomer: get('/api/Appointment/by-customer/:code', {
    who: member('active', 'view-customers', 'manage-customers', 'Receptionist'),
    summary:
      "All appointments of a customer's card, newest first; without prices for members who see no spending",
    params: codeParams,
    response: z.array(customerVisit),
  }),
  mine: get('/api/Appointment/my-appointments', {
    who: signedIn,
    summary: 'Appointments of the signed-in person in all salons, newest first; without notes of the desk',
    response: z.array(appointmentShape),
  }),
  platformDays: get('/api/Appointment/platform-days', {
    who: admin,
    summary: 'Appointments of the whole platform on each of the last 28 days, and in how many salons',
    response: z.array(
      z.object({ date: calendarDate, appointments: z.int(), pending: z.int(), salons: z.int() }),
    ),
  }),
  salonActivity: get('/api/Appointment/salon-activity', {
    who: admin,
    summary: 'How many appointments each of the salons had in the last 30 days, canceled ones included',
    query: z.object({ codes: z.string().check(z.maxLength(800)) }),
    response: z.array(z.object({ salonCode: code, appointments: z.int() })),
  }),
  monthlyStats: get('/api/Appointment/monthly-stats', {
    who: member('active', 'view-reports'),
    summary: "A month's appointments by status, with the month before; 1 to 12 is a month of this year",
    query: z.object({ month: z.string().check(z.regex(/^((20\d\d|2100)-(0[1-9]|1[0-2])|[1-9]|1[0-2])$/)) }),
    response: z.object({
      month: z.string(),
      count: z.int(),
      completed: z.int(),
      canceled: z.int(),
      noShow: z.int(),
      newCustomers: z.int(),
      /** Of the canceled ones; null counts those for which no reason was given. */
      cancelReasons: z.array(z.object({ reason: z.nullable(cancelReason), count: z.int() })),
      before: z.object({
        count: z.int(),
        completed: z.int(),
        canceled: z.int(),
        noShow: z.int(),
        newCustomers: z.int(),
      }),
    }),
  }),
  availableTimeSlots: get('/api/Appointment/available-time-slots', {
    who: anyone,
    summary:
      "Free starts of an employee on a day; hours in the query can only narrow the salon's, and those of another weekday leave none; members of the salon get the desk's starts, also while online booking is off",
    query: z.object({
      Date: dateOfMoment,
      EmployeeCode: code,
      'OperatingHours.Day': z.optional(weekday),
      'OperatingHours.OpenTime': z.optional(timeOfDay),
      'OperatingHours.CloseTime': z.optional(timeOfDay),
      ServiceDuration: z.optional(queryInt(5, 720)),
      ServiceCode: z.optional(code),
    }),
    response: z.array(z.object({ startDate: wallClock, endDate: wallClock })),
    rateLimit: { max: 240, seconds: 60 },
  }),
  freeSlots: get('/api/Appointment/free-slots/:salonCode', {
    who: guest('params.salonCode'),
    summary: 'Free starts of a visit on a day',
    params: salonParams,
    query: z.object({ date: calendarDate, services: servicesInQuery }),
    response: z.array(slot),
    rateLimit: { max: 240, seconds: 60 },
  }),
  firstFree: get('/api/Appointment/first-free/:salonCode', {
    who: guest('params.salonCode'),
    summary: 'First free start of a visit from a day on; null if the calendar is full',
    params: salonParams,
    query: z.object({ from: calendarDate, services: servicesInQuery }),
    response: z.object({ slot: z.nullable(slot) }),
    rateLimit: { max: 240, seconds: 60 },
  }),
  freeDays: get('/api/Appointment/free-days/:salonCode', {
    who: guest('params.salonCode'),
    summary: 'Which days of a month have a free start for a visit',
    params: salonParams,
    query: z.object({
      month: calendarMonth,
      services: servicesInQuery,
    }),
    response: z.array(z.object({ date: calendarDate, free: z.boolean() })),
    rateLimit: { max: 240, seconds: 60 },
  }),
  deskDays: get('/api/Appointment/desk-days/:salonCode', {
    who: member('params.salonCode'),
    summary: 'Starts of a visit for the desk on consecutive days: with any free employees, and per employee',
    params: salonParams,
    query: z.object({
      from: calendarDate,
      days: queryInt(1, 14),
      services: servicesInQuery,
      /** In minutes, to override the service's duration. */
      duration: z.optional(queryInt(5, 720)),
      /** One more start to check besides those at the salon's step; returned if it is free. */
      at: z.optional(timeOfDay),
    }),
    response: z.array(
      z.object({
        date: calendarDate,
        starts: z.array(timeOfDay),
        /** The employees who could do the whole visit: whether they work on that day, and their free starts. */
        each: z.array(z.object({ employeeCode: code, works: z.boolean(), starts: z.array(timeOfDay) })),
      }),
    ),
  }),
  unavailableTimes: get('/api/Appointment/reasons/:salonCode', {
    who: member('params.salonCode'),
    summary: 'Unavailable times of an employee on a day, each with the rule that blocks it',
    params: salonParams,
    query: z.object({
      date: calendarDate,
      employeeCode: code,
      serviceCode: z.optional(code),
      /** Ignores the rules for online booking only: minimum notice, how far ahead, paused booking. */
      desk: z.optional(z.literal('true')),
    }),
    response: z.array(z.object({ startDate: wallClock, endDate: wallClock, why: unavailableReason })),
  }),
};
