import * as z from 'zod/mini';
import { appointment } from './core/appointments.ts';
import { rowRefusal } from './core/customer-imports.ts';
import { event } from './core/event.ts';
import { code } from './core/shapes.ts';
import { wallClock } from './core/wall-clock.ts';

const by = z.nullable(z.object({ code, name: z.string(), lastname: z.string() }));

/** The whole appointment after it happened, with the full phone: messages are made from it alone. */
const told = z.object({ ...appointment.shape, by, tellCustomer: z.boolean() });

const bell = (data: { code: string; version: number }) => ({ code: data.code, version: data.version });

export const appointmentBooked = event('appointment.booked', { data: told, bell });
export const appointmentApproved = event('appointment.approved', { data: told, bell });

/** Another time, employee or length; `from` is how it was. */
export const appointmentMoved = event('appointment.moved', {
  data: z.object({
    ...told.shape,
    from: z.object({ startDate: wallClock, endDate: wallClock, employeeCode: code }),
  }),
  bell,
});

/** The income that follows is one, whatever is repeated: it carries the appointment's code. */
export const appointmentCompleted = event('appointment.completed', { data: told, bell });
export const appointmentCanceled = event('appointment.canceled', { data: told, bell });
export const appointmentNoShow = event('appointment.no-show', { data: told, bell });

/** A status was taken back; `was` is the one that no longer holds. */
export const appointmentUndone = event('appointment.undone', {
  data: z.object({ ...told.shape, was: z.enum(['Completed', 'Canceled', 'NoShow', 'Approved']) }),
  bell,
});

/** Something else changed, such as the note. */
export const appointmentNoted = event('appointment.noted', { data: told, bell });

/** Time became free again, for those who wait for it. */
export const slotFreed = event('slot.freed', {
  data: z.object({ code, employeeCode: code, startDate: wallClock, endDate: wallClock }),
});

/** Time was blocked, or given back (`gone`). */
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
  bell,
});

/** What became of an appointment that a row of a file asked for; null where it stands. */
export const wishAnswered = event('wish.answered', {
  data: z.object({
    wishCode: code,
    importCode: code,
    refused: z.nullable(rowRefusal),
  }),
});
