import * as z from 'zod/mini';
import { contract, del, get, patch, post, put } from './core/contract.ts';
import {
  employeeInfo,
  employeeState,
  leave,
  leaveForm,
  newEmployee,
  performed,
  recurringLeave,
  recurringLeaveForm,
} from './core/employees.ts';
import { workHours } from './core/hours.ts';
import { position } from './core/positions.ts';
import { code, nothing, statesAfter } from './core/shapes.ts';
import { anyone, member, sibling, signedIn } from './core/who.ts';

export type { Leave, LeaveKind, RecurringLeave } from './core/employees.ts';
export { employeeInfo, leaveForm, newEmployee, recurringLeaveForm } from './core/employees.ts';

const { gone: _, ...shown } = employeeState.shape;

const employeeShape = z.object({
  ...shown,
  salonCode: code,
  /** Both null for colleagues without `manage-employees`, but for one's own. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Whether the person uses Ayna. */
  account: z.enum(['none', 'invited', 'joined']),
  /** The one that is open, or the last one that ran out; null once accepted or taken back. */
  invitation: z.nullable(
    z.object({
      by: z.enum(['sms', 'mail']),
      sentTo: z.string(),
      sentAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  /** When the person left the team; null while in it. */
  leftAt: z.nullable(z.iso.datetime()),
});

export type Employee = z.output<typeof employeeShape>;

const named = z.object({ code });
const manage = 'manage-employees';
const token = z.string().check(z.regex(/^[\w-]{20,60}$/));

const invitationShape = z.object({
  salon: z.object({ name: z.string(), type: z.string(), district: z.string() }),
  name: z.string(),
  lastname: z.string(),
  position,
  title: z.string(),
  by: z.enum(['sms', 'mail']),
  /** Where it was sent, masked: '0535 *** ** 88'. */
  sentTo: z.string(),
  expiresAt: z.iso.datetime(),
});

export type Invitation = z.output<typeof invitationShape>;

const leaveCodes = z.object({ salonCode: code, employeeCode: code, leaveCode: code });

export const employee = contract('employee', {
  bySalon: get('/api/Employee/by-salon/:salonCode', {
    who: member('params.salonCode'),
    summary: 'The team of the salon; `left` for those who left it',
    params: z.object({ salonCode: code }),
    query: z.object({ left: z.optional(z.enum(['true', 'false'])) }),
    answer: z.array(employeeShape),
  }),
  countBySalon: get('/api/Employee/count-by-salon/:code', {
    who: member('params.code'),
    summary: 'How many are in the team',
    params: named,
    answer: z.object({ count: z.int() }),
  }),
  byUserCode: get('/api/Employee/by-user-code/:code', {
    who: member('active'),
    summary: 'The employee that a person of this salon is',
    params: named,
    answer: employeeShape,
  }),
  invitation: get('/api/Employee/invitation/:token', {
    who: anyone,
    summary: 'Who is invited where, for whoever holds the link',
    params: z.object({ token }),
    answer: invitationShape,
    limit: { max: 60, seconds: 600, strict: true },
  }),
  one: get('/api/Employee/:code', {
    who: member('active'),
    summary: 'One employee',
    params: named,
    answer: employeeShape,
  }),
  create: post('/api/Employee', {
    who: member('body.salonCode', manage),
    summary: 'Adds somebody to the team, and invites if asked to',
    body: newEmployee,
    answer: employeeShape,
    once: true,
    // The key of the call names the spending too, so that the same call never spends twice.
    wire: true,
  }),
  update: patch('/api/Employee/:code', {
    who: member('active', manage),
    summary: "Changes what is said of the person; one's own account says its name itself",
    params: named,
    body: employeeInfo,
    answer: employeeShape,
  }),
  updateWorkHours: patch('/api/Employee/update-workhours/:code', {
    who: member('active', manage),
    summary: 'Sets the hours of the week',
    params: named,
    body: z.object({ workHours }),
    answer: employeeShape,
  }),
  setPosition: patch('/api/Employee/position/:code', {
    who: member('active', manage),
    summary: 'Changes the position; rights that are held stay as they are',
    params: named,
    body: z.object({ position }),
    answer: employeeShape,
  }),
  setActive: patch('/api/Employee/is-active/:code', {
    who: member('active', manage),
    summary: 'Out of use: no bookings and no way in, until active again',
    params: named,
    body: z.object({ isActive: z.boolean() }),
    answer: employeeShape,
  }),
  setServices: patch('/api/Employee/services/:code', {
    who: member('active', manage, 'manage-services'),
    summary: 'Sets which services the person performs',
    params: named,
    body: z.object(performed),
    answer: employeeShape,
  }),
  setPerformers: put('/api/Employee/performers/:serviceCode', {
    who: member('body.salonCode', 'manage-services', manage),
    summary: 'Sets who performs a service; the rest of their services stays',
    params: z.object({ serviceCode: code }),
    body: z.object({ salonCode: code, employeeCodes: z.array(code).check(z.maxLength(200)) }),
    answer: z.array(employeeShape),
  }),
  addLeave: post('/api/Employee/add-employee-leave/:code', {
    who: member('active', manage),
    summary: 'Adds a leave',
    params: named,
    body: leaveForm,
    answer: leave,
    once: true,
  }),
  addRecurringLeave: post('/api/Employee/add-recurring-leave/:code', {
    who: member('active', manage),
    summary: 'Adds a leave of every week',
    params: named,
    body: recurringLeaveForm,
    answer: recurringLeave,
    once: true,
  }),
  deleteLeave: del('/api/Employee/delete-employee-leave/:salonCode/:employeeCode/:leaveCode', {
    who: member('params.salonCode', manage),
    summary: 'Takes a leave back',
    params: leaveCodes,
    answer: nothing,
  }),
  deleteRecurringLeave: del('/api/Employee/delete-recurring-leave/:salonCode/:employeeCode/:leaveCode', {
    who: member('params.salonCode', manage),
    summary: 'Takes a leave of every week back',
    params: leaveCodes,
    answer: nothing,
  }),
  remove: del('/api/Employee/:code', {
    who: member('active', manage),
    summary: 'Takes somebody out of the team, and their way in; it can be undone',
    params: named,
    answer: nothing,
  }),
  restore: post('/api/Employee/restore/:code', {
    who: member('active', manage),
    summary: 'Takes somebody who left into the team again, with the rights held before',
    params: named,
    answer: employeeShape,
  }),
  invite: post('/api/Employee/invite/:code', {
    who: member('active', manage),
    summary: 'Invites, or invites again: the earlier link dies',
    params: named,
    answer: employeeShape,
    limit: { max: 30, seconds: 600, strict: true },
  }),
  revokeInvitation: post('/api/Employee/revoke-invitation/:code', {
    who: member('active', manage),
    summary: 'Takes an invitation back; the employee stays, without a way in',
    params: named,
    answer: employeeShape,
  }),
  acceptInvitation: post('/api/Employee/accept-invitation', {
    who: signedIn,
    summary: 'The signed-in person becomes the employee that the link invites',
    body: z.object({ token }),
    answer: z.object({ salonCode: code }),
    limit: { max: 60, seconds: 600, strict: true },
  }),
  states: get('/internal/employee/states', {
    who: sibling,
    summary: 'Employee states of all salons in the order of their keys, for copies',
    query: statesAfter,
    answer: z.array(z.object({ salonCode: code, state: employeeState })),
  }),
});
