import * as z from 'zod/mini';
import { salonType } from './catalog.ts';
import { calendarStartParts } from './core/calendar-start.ts';
import { contract, del, get, patch, post, put } from './core/contract.ts';
import {
  employeeInfo,
  employeeState,
  leave,
  leaveForm,
  newEmployee,
  performedServices,
  recurringLeave,
  recurringLeaveForm,
} from './core/employees.ts';
import { workHours } from './core/hours.ts';
import { personalDataRoute } from './core/personal-data.ts';
import { position } from './core/positions.ts';
import { pageEmployee } from './core/salon-page.ts';
import { pageRateLimit } from './core/salon-page-routes.ts';
import { code, emptyObject, statePageQuery } from './core/shapes.ts';
import { anyone, guest, internal, member, signedIn } from './core/who.ts';

export type { Leave, LeaveKind, RecurringLeave } from './core/employees.ts';
export { employeeInfo, leaveForm, newEmployee, recurringLeaveForm } from './core/employees.ts';

const { gone: _, ...visibleFields } = employeeState.shape;

const employeeShape = z.object({
  ...visibleFields,
  salonCode: code,
  /** Both are null for callers without `manage-employees`, except their own. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Whether the person uses Ayna. */
  account: z.enum(['none', 'invited', 'joined']),
  /** The open invitation, or the last expired one; null once accepted or revoked. */
  invitation: z.nullable(
    z.object({
      by: z.enum(['sms', 'mail']),
      sentTo: z.string(),
      sentAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      /** When it turned out that the message cannot be sent; null for one that was sent or is under way. */
      failedAt: z.nullable(z.iso.datetime()),
    }),
  ),
  /** When the employee left the team; null for a current one. */
  leftAt: z.nullable(z.iso.datetime()),
});

export type Employee = z.output<typeof employeeShape>;

const codeParams = z.object({ code });
const manageRight = 'manage-employees';
const token = z.string().check(z.regex(/^[\w-]{20,60}$/));

const invitationShape = z.object({
  salon: z.object({ name: z.string(), type: salonType, district: z.string() }),
  name: z.string(),
  lastname: z.string(),
  position,
  title: z.string(),
  /** Who sent it; null for somebody who is not in the team's list. */
  invitedBy: z.nullable(z.string()),
  by: z.enum(['sms', 'mail']),
  /** The recipient, masked: '0535 *** ** 88'. */
  sentTo: z.string(),
  expiresAt: z.iso.datetime(),
});

export type Invitation = z.output<typeof invitationShape>;

const leaveCodes = z.object({ salonCode: code, employeeCode: code, leaveCode: code });

export const employee = contract('employee', {
  bySalon: get('/api/Employee/by-salon/:salonCode', {
    who: member('params.salonCode'),
    summary: 'The employees of the salon; `left` for former ones',
    params: z.object({ salonCode: code }),
    query: z.object({ left: z.optional(z.enum(['true', 'false'])) }),
    response: z.array(employeeShape),
  }),
  ofPage: get('/api/Employee/public/:salonCode', {
    who: guest('params.salonCode'),
    summary: "The team on the salon's page: those whom customers can book",
    params: z.object({ salonCode: code }),
    response: z.array(pageEmployee),
    rateLimit: pageRateLimit,
  }),
  countBySalon: get('/api/Employee/count-by-salon/:code', {
    who: member('params.code'),
    summary: 'Number of employees',
    params: codeParams,
    response: z.object({ count: z.int() }),
  }),
  calendarStart: get('/api/Employee/calendar-start', {
    who: member('active'),
    summary: 'What the calendar of the active salon shows first: team, hours, holidays, today, the badge',
    response: z.object({ ...calendarStartParts, team: z.array(employeeShape) }),
    rateLimit: { max: 120, seconds: 60 },
  }),
  byUserCode: get('/api/Employee/by-user-code/:code', {
    who: member('active'),
    summary: 'The employee of a person in this salon',
    params: codeParams,
    response: employeeShape,
  }),
  invitation: get('/api/Employee/invitation/:token', {
    who: anyone,
    summary: 'The invitation behind a link',
    params: z.object({ token }),
    response: invitationShape,
    rateLimit: { max: 60, seconds: 600, strict: true },
  }),
  byCode: get('/api/Employee/:code', {
    who: member('active'),
    summary: 'One employee',
    params: codeParams,
    response: employeeShape,
  }),
  create: post('/api/Employee', {
    who: member('body.salonCode', manageRight),
    summary: 'Adds an employee, and sends an invitation if `invite` is set',
    body: newEmployee,
    response: employeeShape,
    idempotent: true,
    // The idempotency key also identifies the quota spending, so that a repeated call never spends twice.
    http: true,
  }),
  update: patch('/api/Employee/:code', {
    who: member('active', manageRight),
    summary: 'Changes personal data; the name of an employee with an account comes from the account',
    params: codeParams,
    body: employeeInfo,
    response: employeeShape,
  }),
  updateWorkHours: patch('/api/Employee/update-workhours/:code', {
    who: member('active', manageRight),
    summary: 'Sets the weekly work hours',
    params: codeParams,
    body: z.object({ workHours }),
    response: employeeShape,
  }),
  setPosition: patch('/api/Employee/position/:code', {
    who: member('active', manageRight),
    summary: 'Changes the position; rights stay as they are',
    params: codeParams,
    body: z.object({ position }),
    response: employeeShape,
  }),
  setActive: patch('/api/Employee/is-active/:code', {
    who: member('active', manageRight),
    summary: 'Activates or deactivates an employee; an inactive one has no access and cannot be booked',
    params: codeParams,
    body: z.object({ isActive: z.boolean() }),
    response: employeeShape,
  }),
  setServices: patch('/api/Employee/services/:code', {
    who: member('active', manageRight, 'manage-services'),
    summary: 'Sets the services that the employee performs',
    params: codeParams,
    body: z.object(performedServices),
    response: employeeShape,
  }),
  setPerformers: put('/api/Employee/performers/:serviceCode', {
    who: member('body.salonCode', 'manage-services', manageRight),
    summary: 'Sets who performs a service; their other services stay',
    params: z.object({ serviceCode: code }),
    body: z.object({ salonCode: code, employeeCodes: z.array(code).check(z.maxLength(200)) }),
    response: z.array(employeeShape),
  }),
  addLeave: post('/api/Employee/add-employee-leave/:code', {
    who: member('active', manageRight),
    summary: 'Adds a leave',
    params: codeParams,
    body: leaveForm,
    response: leave,
    idempotent: true,
  }),
  addRecurringLeave: post('/api/Employee/add-recurring-leave/:code', {
    who: member('active', manageRight),
    summary: 'Adds a weekly leave',
    params: codeParams,
    body: recurringLeaveForm,
    response: recurringLeave,
    idempotent: true,
  }),
  deleteLeave: del('/api/Employee/delete-employee-leave/:salonCode/:employeeCode/:leaveCode', {
    who: member('params.salonCode', manageRight),
    summary: 'Deletes a leave',
    params: leaveCodes,
    response: emptyObject,
  }),
  deleteRecurringLeave: del('/api/Employee/delete-recurring-leave/:salonCode/:employeeCode/:leaveCode', {
    who: member('params.salonCode', manageRight),
    summary: 'Deletes a weekly leave',
    params: leaveCodes,
    response: emptyObject,
  }),
  remove: del('/api/Employee/:code', {
    who: member('active', manageRight),
    summary: 'Removes an employee and their access; it can be undone',
    params: codeParams,
    response: emptyObject,
  }),
  restore: post('/api/Employee/restore/:code', {
    who: member('active', manageRight),
    summary: 'Restores a former employee with their previous rights',
    params: codeParams,
    response: employeeShape,
  }),
  invite: post('/api/Employee/invite/:code', {
    who: member('active', manageRight),
    summary: 'Sends an invitation; an earlier link becomes invalid',
    params: codeParams,
    response: employeeShape,
    rateLimit: { max: 30, seconds: 600, strict: true },
  }),
  revokeInvitation: post('/api/Employee/revoke-invitation/:code', {
    who: member('active', manageRight),
    summary: 'Revokes an invitation; the employee stays, without access',
    params: codeParams,
    response: employeeShape,
  }),
  acceptInvitation: post('/api/Employee/accept-invitation', {
    who: signedIn,
    summary: 'The signed-in person becomes the invited employee',
    body: z.object({ token }),
    response: z.object({ salonCode: code }),
    rateLimit: { max: 60, seconds: 600, strict: true },
  }),
  states: get('/internal/employee/states', {
    who: internal,
    summary: 'Employee states of all salons ordered by key, for copies',
    query: statePageQuery,
    response: z.array(z.object({ salonCode: code, state: employeeState })),
  }),
  personalData: personalDataRoute('employee'),
});
