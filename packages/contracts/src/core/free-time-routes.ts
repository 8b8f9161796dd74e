import * as z from 'zod/mini';
import { unavailableReason } from './appointments.ts';
import { get } from './contract.ts';
import { timeOfDay, weekday } from './hours.ts';
import { servicesInQuery } from './query-lists.ts';
import { code, queryInt } from './shapes.ts';
import { calendarDate, calendarMonth, dateOfMoment, wallClock } from './wall-clock.ts';
import { anyone, guest, member } from './who.ts';

// The routes of `@ayna/contracts/appointment` that tell which times are free, and why the others are not.

const salonParams = z.object({ salonCode: code });

/** A free start with the employee of each service of the visit. */
export const slot = z.object({ startDate: wallClock, endDate: wallClock, employeeCodes: z.array(code) });

const offeredSlot = z.object({
  ...slot.shape,
  /** Whether it suits the salon: it leaves no gap that is shorter than its shortest service. */
  suggested: z.boolean(),
});

/**
 * Why a day has no room for a visit, as far as a customer may know. It tells neither who is booked nor why an employee is
 * away: `absent` is a leave as well as a day off.
 */
const noRoomReason = z.enum([
  'full',
  'closed',
  'absent',
  'too-soon',
  'too-far',
  'too-long',
  'not-performed',
  'paused',
]);

export type NoRoomReason = z.output<typeof noRoomReason>;

const stretch = { startDate: wallClock, endDate: wallClock };

/** The salon's day in stretches of the asked-for employee; each minute is in one of them. */
const dayOutline = z.object({
  ...stretch,
  stretches: z.array(
    z.object({ ...stretch, kind: z.enum(['free', 'full', 'absent', 'closed', 'too-soon']) }),
  ),
});

export type DayOutline = z.output<typeof dayOutline>;

export const freeTimeRoutes = {
  availableTimeSlots: get('/api/Appointment/available-time-slots', {
    who: anyone,
    http: true,
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
    summary: 'Free starts of a visit on a day, in order; those that suit the salon are marked',
    http: true,
    params: salonParams,
    query: z.object({ date: calendarDate, services: servicesInQuery }),
    response: z.array(offeredSlot),
    rateLimit: { max: 240, seconds: 60 },
  }),
  firstFree: get('/api/Appointment/first-free/:salonCode', {
    who: guest('params.salonCode'),
    summary: 'First free start of a visit from a day on; null if the calendar is full',
    http: true,
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
  dayReasons: get('/api/Appointment/day-reasons/:salonCode', {
    who: guest('params.salonCode'),
    summary: 'Why consecutive days have no free start for a visit, in general terms; null for a day that has',
    params: salonParams,
    query: z.object({ from: calendarDate, days: queryInt(1, 14), services: servicesInQuery }),
    response: z.array(z.object({ date: calendarDate, reason: z.nullable(noRoomReason) })),
    rateLimit: { max: 120, seconds: 60 },
  }),
  dayOutline: get('/api/Appointment/day-outline/:salonCode', {
    who: guest('params.salonCode'),
    summary:
      'The hours of the one employee of a visit on a day, as free, full, absent or too soon; null without such an employee, and on a day that is closed',
    params: salonParams,
    query: z.object({ date: calendarDate, services: servicesInQuery }),
    response: z.object({ outline: z.nullable(dayOutline) }),
    rateLimit: { max: 120, seconds: 60 },
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
