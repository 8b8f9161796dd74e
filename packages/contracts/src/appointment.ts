import { statusRights } from '@ayna/domain/permissions';
import * as z from 'zod/mini';
import { adviceRoutes } from './core/advice-routes.ts';
import { appointmentFigureRoutes } from './core/appointment-figure-routes.ts';
import { bookRights, serviceRoutes } from './core/appointment-service-routes.ts';
import {
  appointmentChangeForm,
  appointment as appointmentShape,
  appointmentStatus,
  cancelForm,
  deskBookingForm,
  historyEntry,
  visit,
} from './core/appointments.ts';
import { calendarReadRoutes, dateRangeQuery } from './core/calendar-read-routes.ts';
import { contract, del, get, patch, post, put } from './core/contract.ts';
import { employeeState } from './core/employees.ts';
import { freeTimeRoutes } from './core/free-time-routes.ts';
import { manageRoutes } from './core/manage-routes.ts';
import { noShowRoutes } from './core/no-show-routes.ts';
import { onlineBookingRoutes } from './core/online-booking-routes.ts';
import { personalDataRoute } from './core/personal-data.ts';
import { salonState } from './core/salons.ts';
import { code, emptyObject, version } from './core/shapes.ts';
import { singleLineText } from './core/text-fields.ts';
import { waitingListRoutes } from './core/waiting-list-routes.ts';
import { calendarDate, spanChecks, wallClock, wallClockEnd } from './core/wall-clock.ts';
import { anySession, internalSalon, member } from './core/who.ts';

export type { Advice, Lapsed, QuietStretch, TurnedDown } from './core/advice-routes.ts';
export type { AppointmentFigures } from './core/appointment-figure-routes.ts';
export type {
  Appointment,
  AppointmentStatus,
  CancelReason,
  CustomerVisit,
  HistoryEntry,
  UnavailableReason,
} from './core/appointments.ts';
export { type DayCount, maxSearchResults } from './core/calendar-read-routes.ts';
export type { NoRoomReason } from './core/free-time-routes.ts';
export type { AllowedActions, ManagedVisit, OwnAppointment, OwnCourse } from './core/manage-routes.ts';
export type { NoShowStanding } from './core/no-show-routes.ts';
export type { OwnWaitingEntry, StoredWaitingEntry, WaitingEntry } from './core/waiting-list-routes.ts';

const salonParams = z.object({ salonCode: code });
const codeParams = z.object({ code });

export type Visit = z.output<typeof visit>;

const changeStatusRights = [statusRights.own, statusRights.all, 'Receptionist'] as const;

const appointmentDetails = z.object({
  ...appointmentShape.shape,
  /** Empty for callers who may not see them; null if they could not be read. */
  allergies: z.nullable(z.string()),
  /** Missing where a browser shows what a list has, until the response comes; so is the next. */
  bookedAt: z.optional(z.iso.datetime()),
  /** When the customer said that they come; null if they did not, or it was moved since. */
  confirmedAt: z.optional(z.nullable(z.iso.datetime())),
});

const block = z.object({
  code,
  employeeCode: code,
  startDate: wallClock,
  endDate: wallClock,
  reason: z.string(),
});

export type Block = z.output<typeof block>;

const placeInTime = z.object({ employeeCode: code, startDate: wallClock });

/** An appointment that conflicts with a leave, a closed day or an employee's exit, with possible substitutes. */
const scheduleConflict = z.object({
  appointment: appointmentShape,
  substitutes: z.array(code),
  /** Employees who perform the service but are free only at another time, with the nearest start within an hour. */
  alternativeTimes: z.array(placeInTime),
  /**
   * Where `later` is asked for: the nearest other times of that day, then the next days with room, the same employee
   * first. Best first.
   */
  laterTimes: z.array(placeInTime).check(z.maxLength(4)),
});

export type ScheduleConflict = z.output<typeof scheduleConflict>;

export const appointment = contract('appointment', {
  ...calendarReadRoutes,
  ...appointmentFigureRoutes,
  ...adviceRoutes,
  ...freeTimeRoutes,
  ...onlineBookingRoutes,
  ...manageRoutes,
  ...noShowRoutes,
  ...waitingListRoutes,
  bookByDesk: post('/api/Appointment/customer-free', {
    who: member('body.salonCode', ...bookRights),
    summary:
      'The desk books a visit for a card, a name or an unnamed customer; own calendar only without the -all right',
    body: deskBookingForm,
    response: visit,
    idempotent: true,
  }),
  blocks: get('/api/Appointment/blocks/:salonCode', {
    who: member('params.salonCode'),
    summary: 'Blocked time that overlaps the dates',
    params: salonParams,
    query: z
      .object({ startDate: wallClock, endDate: wallClockEnd })
      .check(...spanChecks('startDate', 'endDate', 400)),
    response: z.array(block),
  }),
  blockTime: post('/api/Appointment/block', {
    who: member('body.salonCode', ...bookRights),
    summary: 'Blocks time of an employee; own calendar only without the -all right',
    body: z
      .object({
        salonCode: code,
        employeeCode: code,
        startDate: wallClock,
        endDate: wallClockEnd,
        reason: singleLineText(0, 120),
      })
      .check(...spanChecks('startDate', 'endDate', 366)),
    response: block,
    idempotent: true,
  }),
  unblock: del('/api/Appointment/block/:salonCode/:code', {
    who: member('params.salonCode', ...bookRights),
    summary: 'Releases blocked time',
    params: z.object({ salonCode: code, code }),
    response: emptyObject,
  }),
  updateStatus: patch('/api/Appointment/update-status/:code', {
    who: member('active', ...changeStatusRights),
    summary:
      'Changes the status; of two concurrent changes one wins. Own appointments only without the -all right',
    params: codeParams,
    query: z.object({ status: appointmentStatus }),
    response: z.object({ appointment: appointmentShape, incomeFollows: z.boolean() }),
  }),
  cancel: post('/api/Appointment/cancel/:code', {
    who: member('active', ...changeStatusRights),
    summary: 'Cancels like `update-status`, and keeps why in the history and the statistics',
    params: codeParams,
    body: cancelForm,
    response: appointmentShape,
  }),
  undo: post('/api/Appointment/undo/:code', {
    who: member('active', ...changeStatusRights),
    summary: 'Undoes the last status change within 60 s; only its author may',
    params: codeParams,
    response: appointmentShape,
  }),
  history: get('/api/Appointment/history/:code', {
    who: member('active'),
    summary: 'Every change of an appointment, oldest first',
    params: codeParams,
    response: z.array(historyEntry),
  }),
  byCode: get('/api/Appointment/:code', {
    who: member('active'),
    summary:
      "One appointment, with the customer's allergies for who performs it, the desk and `view-customers`",
    params: codeParams,
    response: appointmentDetails,
  }),
  moveSlots: get('/api/Appointment/move-slots/:code', {
    who: member('active', ...bookRights),
    summary: 'Free starts to move an appointment to on a day with an employee; its own time counts as free',
    params: codeParams,
    query: z.object({ date: calendarDate, employeeCode: code }),
    response: z.array(z.object({ startDate: wallClock, endDate: wallClock })),
  }),
  change: put('/api/Appointment/:code', {
    who: member('active', ...bookRights),
    summary: 'Moves, reassigns, resizes or annotates an appointment; an outdated version is refused',
    params: codeParams,
    body: appointmentChangeForm,
    response: appointmentShape,
  }),
  ...serviceRoutes,
  undoMove: post('/api/Appointment/undo-move/:code', {
    who: member('active', ...bookRights),
    summary:
      'Undoes the last move within 15 minutes, even if the hours no longer allow it; only its author may',
    params: codeParams,
    body: z.object({ version, tellCustomer: z._default(z.boolean(), false) }),
    response: appointmentShape,
  }),
  cancelMine: post('/api/Appointment/cancel-mine/:code', {
    who: anySession,
    summary: "A customer cancels their own appointment, until the salon's limit",
    params: codeParams,
    response: emptyObject,
  }),
  conflicts: get('/api/Appointment/conflicts/:salonCode', {
    who: member('params.salonCode', 'manage-employees', 'manage-salon', 'Receptionist'),
    summary:
      'Upcoming appointments outside the hours of the employee or the salon, with possible substitutes',
    params: salonParams,
    query: z.object({
      employeeCode: z.optional(code),
      ...dateRangeQuery,
      /** Whether `laterTimes` are searched for, for the first hundred. */
      later: z.optional(z.enum(['true', 'false'])),
    }),
    response: z.array(scheduleConflict),
  }),
  upcoming: get('/internal/appointment/upcoming/:salonCode', {
    who: internalSalon('params.salonCode'),
    summary: "An employee's upcoming appointments that are not canceled, at most 500",
    params: salonParams,
    query: z.object({ employeeCode: code }),
    response: z.array(z.object({ code, startDate: wallClock, customer: z.string(), service: z.string() })),
  }),
  applyScheduleChange: post('/internal/appointment/schedule-change', {
    who: internalSalon('body.salonCode'),
    summary:
      'Stores the newest state of an employee or the salon at once, so that no later booking conflicts with it',
    body: z.object({
      salonCode: code,
      employee: z.optional(employeeState),
      salon: z.optional(salonState),
    }),
    response: emptyObject,
  }),
  personalData: personalDataRoute('appointment'),
});
