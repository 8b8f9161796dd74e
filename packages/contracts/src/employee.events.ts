import * as z from 'zod/mini';
import { employeeState } from './core/employees.ts';
import { event } from './core/event.ts';
import { code } from './core/shapes.ts';

/** The whole current employee with hours, leaves and services, for copies. */
export const employeeChanged = event('employee.changed', {
  data: employeeState,
  signal: ({ code, version }) => ({ code, version }),
});

/** An invitation is to be sent. `code` identifies this message, so that a redelivery does not send it twice. */
export const employeeInvited = event('employee.invited', {
  secrets: ['token'],
  data: z.object({
    code,
    by: z.enum(['sms', 'mail']),
    to: z.string(),
    name: z.string(),
    salonName: z.string(),
    token: z.string(),
    /** The person who invites. Missing in events that waited through an update. */
    sender: z.optional(code),
    expiresAt: z.iso.datetime(),
  }),
});
