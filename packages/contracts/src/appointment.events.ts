import * as z from 'zod/mini';
import { appointment } from './core/appointments.ts';
import { rowRefusal } from './core/customer-import-routes.ts';
import { event } from './core/event.ts';
import { code } from './core/shapes.ts';
import { wallClock } from './core/wall-clock.ts';

const by = z.nullable(z.object({ code, name: z.string(), lastname: z.string() }));

/** The whole appointment after the change, with the unmasked phone: messages are built from it alone. */
const eventData = z.object({ ...appointment.shape, by, tellCustomer: z.boolean() });

const changedObject = (data: { code: string; version: number }) => ({
  code: data.code,
  version: data.version,
});

export const appointmentBooked = event('appointment.booked', { data: eventData, signal: changedObject });
export const appointmentApproved = event('appointment.approved', { data: eventData, signal: changedObject });

/** The time, employee or duration changed; `from` is the previous state. */
export const appointmentMoved = event('appointment.moved', {
  data: z.object({
    ...eventData.shape,
    from: z.object({ startDate: wallClock, endDate: wallClock, employeeCode: code }),
  }),
  signal: changedObject,
});

/** Creates one income even when delivered twice: the income has the appointment's code. */
export const appointmentCompleted = event('appointment.completed', {
  data: eventData,
  signal: changedObject,
});
export const appointmentCanceled = event('appointment.canceled', { data: eventData, signal: changedObject });
export const appointmentNoShow = event('appointment.no-show', { data: eventData, signal: changedObject });

/** A status change was undone; `was` is the undone status. */
export const appointmentUndone = event('appointment.undone', {
  data: z.object({ ...eventData.shape, was: z.enum(['Completed', 'Canceled', 'NoShow', 'Approved']) }),
  signal: changedObject,
});

/** Another field changed, such as the note. */
export const appointmentNoted = event('appointment.noted', { data: eventData, signal: changedObject });

/** Occupied time became free, for the waiting list. */
export const slotFreed = event('slot.freed', {
  data: z.object({ code, employeeCode: code, startDate: wallClock, endDate: wallClock }),
});

/** Time was blocked or released (`gone`). */
export const blockChanged = event('block.changed', {
  data: z.object({
    code,
    version: z.int(),
    gone: z.boolean(),
    employeeCode: code,
    startDate: wallClock,
    endDate: wallClock,
    reason: z.string(),
  }),
  signal: changedObject,
});

/** Somebody waits for a free time, or no longer does (`gone`). */
export const waitingListChanged = event('waiting-list.changed', {
  data: z.object({ code, version: z.int(), gone: z.boolean() }),
  signal: changedObject,
});

/** The result of an appointment that an imported row requested; `refused` is null if it was booked. */
export const importBookingAnswered = event('import.booking-answered', {
  data: z.object({
    requestCode: code,
    importCode: code,
    refused: z.nullable(rowRefusal),
  }),
});
