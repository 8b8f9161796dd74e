import * as z from 'zod/mini';
import {
  appointment as appointmentShape,
  appointmentStatus,
  cancelReason,
  customerSnapshot,
  customerVisit,
} from './appointments.ts';
import { get } from './contract.ts';
import { codesInQuery } from './query-lists.ts';
import { code, queryInt } from './shapes.ts';
import { calendarDate, longestSpan, spanChecks, wallClock, wallClockEnd } from './wall-clock.ts';
import { admin, member } from './who.ts';

// The routes of `@ayna/contracts/appointment` that list and count appointments.

const salonParams = z.object({ salonCode: code });
const codeParams = z.object({ code });

/** Selects what overlaps the time between the two; each may be left out. */
export const dateRangeQuery = { startDate: z.optional(wallClock), endDate: z.optional(wallClockEnd) };

const rangeCheck = longestSpan('startDate', 'endDate', 400);

/** As many as a search over all time answers. */
export const maxSearchResults = 200;

const filters = z
  .object({
    ...dateRangeQuery,
    customerCode: z.optional(code),
    employeeCode: z.optional(code),
    serviceCode: z.optional(code),
    status: z.optional(appointmentStatus),
  })
  .check(rangeCheck);

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
  search: get('/api/Appointment/search/:salonCode', {
    who: member('params.salonCode'),
    summary:
      'Appointments of all time of the customers whose card matches a name or phone, the latest first; at most 200',
    params: salonParams,
    query: z.object({ s: z.string().check(z.minLength(2), z.maxLength(80)) }),
    response: z.array(appointmentShape).check(z.maxLength(maxSearchResults)),
    rateLimit: { max: 120, seconds: 60 },
  }),
  dayCounts: get('/api/Appointment/day-counts/:salonCode', {
    who: member('params.salonCode'),
    summary:
      'Number of appointments per day, as the filtered count of that day, in total and by status; of all employees or of up to 50',
    params: salonParams,
    query: z
      .object({ from: calendarDate, to: calendarDate, employeeCodes: z.optional(codesInQuery) })
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
};
