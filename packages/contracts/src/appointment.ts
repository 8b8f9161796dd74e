import * as z from 'zod/mini';
import {
  appointment as appointmentShape,
  appointmentStatus,
  bookingForm,
  changeForm,
  deskForm,
  historyEntry,
  wishes,
} from './core/appointments.ts';
import { between, calendarReads, slot } from './core/calendar-reads.ts';
import { contract, del, get, patch, post, put } from './core/contract.ts';
import { employeeState } from './core/employees.ts';
import { line } from './core/people.ts';
import { salonState } from './core/salons.ts';
import { code, nothing } from './core/shapes.ts';
import { wallClock } from './core/wall-clock.ts';
import { customerOf, guest, member, salonSibling, signedIn } from './core/who.ts';
import { fieldMessages as say } from './errors.ts';

export type { Appointment, AppointmentStatus, HistoryEntry, WhyNot } from './core/appointments.ts';

const inSalon = z.object({ salonCode: code });
const named = z.object({ code });

const visit = z.object({ visitCode: code, appointments: z.array(appointmentShape) });

export type Visit = z.output<typeof visit>;

const create = [
  'create-appointment-customer-free',
  'create-appointment-customer-free-all',
  'Receptionist',
] as const;
const change = ['update-appointment-status', 'update-appointment-status-all', 'Receptionist'] as const;

const block = z.object({
  code,
  employeeCode: code,
  startDate: wallClock,
  endDate: wallClock,
  reason: z.string(),
});

export type Block = z.output<typeof block>;

/** An appointment that a leave, a closed day or a parting would hit, with who else could take it. */
const hit = z.object({
  appointment: appointmentShape,
  couldTake: z.array(code),
  /** Who does it and is free only near that time, with the nearest beginning within the hour. */
  couldShift: z.array(z.object({ employeeCode: code, startDate: wallClock })),
});

export type Hit = z.output<typeof hit>;

export const appointment = contract('appointment', {
  ...calendarReads,
  hold: post('/api/Appointment/hold', {
    who: guest('body.salonCode'),
    summary: 'Keeps a time for five minutes while somebody types',
    body: z.object({ salonCode: code, services: wishes, startDate: wallClock }),
    answer: z.object({ holdCode: code, expiresAt: z.iso.datetime(), slot }),
    limit: { max: 30, seconds: 60 },
  }),
  release: del('/api/Appointment/hold/:salonCode/:code', {
    who: guest('params.salonCode'),
    summary: 'Lets a hold go; whoever knows its code may',
    params: z.object({ salonCode: code, code }),
    answer: nothing,
  }),
  book: post('/api/Appointment', {
    who: customerOf('body.salonCode'),
    summary: 'A customer books a visit',
    body: bookingForm,
    answer: visit,
    once: true,
    limit: { max: 30, seconds: 60 },
  }),
  bookByDesk: post('/api/Appointment/customer-free', {
    who: member('body.salonCode', ...create),
    summary:
      'The desk books a visit, for a card, a name or nobody known; own calendar only without the -all right',
    body: deskForm,
    answer: visit,
    once: true,
  }),
  blocks: get('/api/Appointment/blocks/:salonCode', {
    who: member('params.salonCode'),
    summary: 'Blocked time that overlaps the dates',
    params: inSalon,
    query: z.object({ startDate: wallClock, endDate: wallClock }),
    answer: z.array(block),
  }),
  blockTime: post('/api/Appointment/block', {
    who: member('body.salonCode', ...create),
    summary: "Takes time out of an employee's day; own calendar only without the -all right",
    body: z
      .object({
        salonCode: code,
        employeeCode: code,
        startDate: wallClock,
        endDate: wallClock,
        reason: line(0, 120),
      })
      .check(
        z.refine(({ startDate, endDate }) => startDate < endDate, {
          path: ['endDate'],
          error: say.endBeforeStart,
        }),
      ),
    answer: block,
    once: true,
  }),
  unblock: del('/api/Appointment/block/:salonCode/:code', {
    who: member('params.salonCode', ...create),
    summary: 'Gives blocked time back',
    params: z.object({ salonCode: code, code }),
    answer: nothing,
  }),
  updateStatus: patch('/api/Appointment/update-status/:code', {
    who: member('active', ...change),
    summary:
      'Changes the status; of two people at once one wins. Own appointments only without the -all right',
    params: named,
    query: z.object({ status: appointmentStatus }),
    answer: z.object({ appointment: appointmentShape, incomeFollows: z.boolean() }),
  }),
  undo: post('/api/Appointment/undo/:code', {
    who: member('active', ...change),
    summary: 'Takes the last change of status back, within 60 s, by whoever made it',
    params: named,
    answer: appointmentShape,
  }),
  history: get('/api/Appointment/history/:code', {
    who: member('active'),
    summary: 'Every change of an appointment, oldest first',
    params: named,
    answer: z.array(historyEntry),
  }),
  one: get('/api/Appointment/:code', {
    who: member('active'),
    summary: 'One appointment',
    params: named,
    answer: appointmentShape,
  }),
  moveSlots: get('/api/Appointment/move-slots/:code', {
    who: member('active', ...create),
    summary: "Where an appointment could go on a day, in somebody's hands; its own time counts as free",
    params: named,
    query: z.object({ date: z.iso.date(), employeeCode: code }),
    answer: z.array(z.object({ startDate: wallClock, endDate: wallClock })),
  }),
  change: put('/api/Appointment/:code', {
    who: member('active', ...create),
    summary: 'Moves, reassigns, resizes or notes; a version that is not the present one is refused',
    params: named,
    body: changeForm,
    answer: appointmentShape,
  }),
  undoMove: post('/api/Appointment/undo-move/:code', {
    who: member('active', ...create),
    summary:
      'Puts it back where it lay before the last move, within 15 minutes, by whoever moved it, also where the hours no longer allow it',
    params: named,
    body: z.object({ version: z.int(), tellCustomer: z._default(z.boolean(), false) }),
    answer: appointmentShape,
  }),
  cancelMine: post('/api/Appointment/cancel-mine/:code', {
    who: signedIn,
    summary: "A customer cancels an own appointment, until the salon's limit",
    params: named,
    answer: nothing,
  }),
  hits: get('/api/Appointment/hits/:salonCode', {
    who: member('params.salonCode', 'manage-employees', 'manage-salon', 'Receptionist'),
    summary:
      "Appointments to come that lie outside an employee's hours or the salon's, with who could take each",
    params: inSalon,
    query: z.object({ employeeCode: z.optional(code), ...between }),
    answer: z.array(hit),
  }),
  standing: get('/internal/appointment/standing/:salonCode', {
    who: salonSibling('params.salonCode'),
    summary: "An employee's appointments that are to come and stand, at most 500",
    params: inSalon,
    query: z.object({ employeeCode: code }),
    answer: z.array(z.object({ code, startDate: wallClock, customer: z.string(), service: z.string() })),
  }),
  heed: post('/internal/appointment/heed', {
    who: salonSibling('body.salonCode'),
    summary:
      'Takes the newest state of an employee or of the salon at once, so that nothing is booked against it',
    body: z.object({
      salonCode: code,
      employee: z.optional(employeeState),
      salon: z.optional(salonState),
    }),
    answer: nothing,
  }),
});
