import * as z from 'zod/mini';
import {
  appointment as appointmentShape,
  appointmentStatus,
  customerSnapshot,
  whyNot,
  wishes,
} from './appointments.ts';
import { get } from './contract.ts';
import { clock, day } from './hours.ts';
import { code, queryInt } from './shapes.ts';
import { wallClock } from './wall-clock.ts';
import { anyone, guest, member, signedIn } from './who.ts';

// What may be asked of the calendar without changing it, beside the contract: `@ayna/contracts/appointment`.

const inSalon = z.object({ salonCode: code });
const named = z.object({ code });

/** Both may be left out; what is asked for overlaps the time between them. */
export const between = { startDate: z.optional(wallClock), endDate: z.optional(wallClock) };

const filters = z.object({
  ...between,
  customerCode: z.optional(code),
  employeeCode: z.optional(code),
  serviceCode: z.optional(code),
  status: z.optional(appointmentStatus),
});

/** As queries carry a visit: `serviceCode` or `serviceCode~employeeCode`, in their order, with commas. */
const wishesInQuery = z.pipe(
  z.string().check(z.maxLength(600)),
  z.pipe(
    z.transform((text: string) =>
      text.split(',').map((one) => {
        const [serviceCode, employeeCode = null] = one.split('~');
        return { serviceCode, employeeCode };
      }),
    ),
    wishes,
  ),
);

/** A beginning, with who would do each of the visit's services. */
export const slot = z.object({ startDate: wallClock, endDate: wallClock, employeeCodes: z.array(code) });

/** Approved is what is left of the count. */
const dayCount = z.object({
  date: z.iso.date(),
  count: z.int(),
  pending: z.int(),
  completed: z.int(),
  noShow: z.int(),
  canceled: z.int(),
});

export const calendarReads = {
  bySalon: get('/api/Appointment/by-salon/:salonCode', {
    who: member('params.salonCode'),
    summary: 'Appointments of the salon, of at most 400 days; without dates 30 days back and 370 ahead',
    params: inSalon,
    query: z.object(between),
    raw: true,
    answer: z.array(appointmentShape),
  }),
  bySalonFiltered: get('/api/Appointment/by-salon-filtered/:salonCode', {
    who: member('params.salonCode'),
    summary: 'Appointments of the salon that overlap the dates and fit the filters',
    params: inSalon,
    query: filters,
    raw: true,
    answer: z.array(appointmentShape),
  }),
  bySalonFilteredCount: get('/api/Appointment/by-salon-filtered-count/:salonCode', {
    who: member('params.salonCode'),
    summary: 'How many that would be',
    params: inSalon,
    query: filters,
    answer: z.object({ count: z.int() }),
  }),
  dayCounts: get('/api/Appointment/day-counts/:salonCode', {
    who: member('params.salonCode'),
    summary:
      'How many appointments each day has, of those that are not canceled, and how many of which status',
    params: inSalon,
    query: z.object({ from: z.iso.date(), to: z.iso.date(), employeeCode: z.optional(code) }),
    answer: z.array(dayCount),
  }),
  customersBySalon: get('/api/Appointment/customers-by-salon', {
    who: member('query.salonCode', 'view-customers', 'Receptionist'),
    summary: 'Whose appointments there were between the dates, the most frequent first',
    query: z.object({ salonCode: code, count: z.optional(queryInt), ...between }),
    answer: z.array(z.object({ customerCode: code, customerSnapshot, count: z.int(), lastDate: wallClock })),
  }),
  byCustomer: get('/api/Appointment/by-customer/:code', {
    who: member('active', 'view-customers', 'manage-customers', 'Receptionist'),
    summary: "All appointments of a customer's card, newest first",
    params: named,
    answer: z.array(appointmentShape),
  }),
  mine: get('/api/Appointment/my-appointments', {
    who: signedIn,
    summary:
      'The appointments of the signed-in person, in whichever salon, newest first; without what the desk notes',
    answer: z.array(appointmentShape),
  }),
  monthlyStats: get('/api/Appointment/monthly-stats', {
    who: member('active', 'view-reports'),
    summary: "A month's appointments by status, and those of the month before; 1 to 12 means this year",
    query: z.object({ month: z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2])|[1-9]|1[0-2])$/)) }),
    answer: z.object({
      month: z.string(),
      count: z.int(),
      completed: z.int(),
      canceled: z.int(),
      noShow: z.int(),
      newCustomers: z.int(),
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
    summary: "An employee's free beginnings on a day; hours that are sent can only narrow the salon's own",
    query: z.object({
      Date: z.pipe(
        z.string().check(z.maxLength(30)),
        z.pipe(
          z.transform((text: string) => text.slice(0, 10)),
          z.iso.date(),
        ),
      ),
      EmployeeCode: code,
      'OperatingHours.Day': z.optional(day),
      'OperatingHours.OpenTime': z.optional(clock),
      'OperatingHours.CloseTime': z.optional(clock),
      ServiceDuration: z.optional(queryInt),
      ServiceCode: z.optional(code),
    }),
    answer: z.array(z.object({ startDate: wallClock, endDate: wallClock })),
    limit: { max: 240, seconds: 60 },
  }),
  freeSlots: get('/api/Appointment/free-slots/:salonCode', {
    who: guest('params.salonCode'),
    summary: 'The free beginnings of a visit on a day',
    params: inSalon,
    query: z.object({ date: z.iso.date(), services: wishesInQuery }),
    answer: z.array(slot),
    limit: { max: 240, seconds: 60 },
  }),
  firstFree: get('/api/Appointment/first-free/:salonCode', {
    who: guest('params.salonCode'),
    summary: 'The first free beginning of a visit from a day on; null where the calendar is full',
    params: inSalon,
    query: z.object({ from: z.iso.date(), services: wishesInQuery }),
    answer: z.object({ slot: z.nullable(slot) }),
    limit: { max: 240, seconds: 60 },
  }),
  freeDays: get('/api/Appointment/free-days/:salonCode', {
    who: guest('params.salonCode'),
    summary: 'Which days of a month have room for a visit',
    params: inSalon,
    query: z.object({ month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)), services: wishesInQuery }),
    answer: z.array(z.object({ date: z.iso.date(), free: z.boolean() })),
    limit: { max: 240, seconds: 60 },
  }),
  deskDays: get('/api/Appointment/desk-days/:salonCode', {
    who: member('params.salonCode'),
    summary: 'When the desk may begin a visit on days in a row: with whoever is free, and with each alone',
    params: inSalon,
    query: z.object({
      from: z.iso.date(),
      days: queryInt.check(z.refine((days) => days >= 1 && days <= 14)),
      services: wishesInQuery,
      /** In minutes, where it is to be other than the service's. */
      duration: z.optional(queryInt.check(z.refine((minutes) => minutes >= 5 && minutes <= 720))),
      /** A minute beside those of the salon's step, answered if it is free. */
      at: z.optional(clock),
    }),
    answer: z.array(
      z.object({
        date: z.iso.date(),
        starts: z.array(clock),
        /** Who could do all of it alone; whether they work on the day at all, and when they could begin. */
        each: z.array(z.object({ employeeCode: code, works: z.boolean(), starts: z.array(clock) })),
      }),
    ),
  }),
  reasons: get('/api/Appointment/reasons/:salonCode', {
    who: member('params.salonCode'),
    summary: "Which rule took which of an employee's hours on a day",
    params: inSalon,
    query: z.object({
      date: z.iso.date(),
      employeeCode: code,
      serviceCode: z.optional(code),
      /** Without the rules that bind customers alone: notice, how far ahead, a pause of online booking. */
      desk: z.optional(z.literal('true')),
    }),
    answer: z.array(z.object({ startDate: wallClock, endDate: wallClock, why: whyNot })),
  }),
};
