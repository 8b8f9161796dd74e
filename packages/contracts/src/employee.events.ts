import * as z from 'zod/mini';
import { employeeState } from './core/employees.ts';
import { event } from './core/event.ts';
import { code } from './core/shapes.ts';

/** The whole employee as it is now: hours, leaves and services, for copies. */
export const employeeChanged = event('employee.changed', {
  data: employeeState,
  bell: ({ code, version }) => ({ code, version }),
});

/** An invitation waits to be sent. `code` names this sending, so that no redelivery sends it twice. */
export const employeeInvited = event('employee.invited', {
  data: z.object({
    code,
    by: z.enum(['sms', 'mail']),
    to: z.string(),
    name: z.string(),
    salonName: z.string(),
    token: z.string(),
    expiresAt: z.iso.datetime(),
  }),
});
