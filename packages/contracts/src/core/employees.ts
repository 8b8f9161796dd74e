import * as z from 'zod/mini';
import { fieldMessages as say } from '../errors.ts';
import { clock, day, workHours } from './hours.ts';
import { email, line, mobile, personName } from './people.ts';
import { pictureUrl } from './pictures.ts';
import { position } from './positions.ts';
import { code } from './shapes.ts';
import { wallClock } from './wall-clock.ts';

// Shapes of employees, their hours and leaves, beside the contract: `@ayna/contracts/employee`.

export const leaveKind = z.enum(['Annual', 'Sick', 'Unpaid', 'Training', 'Other']);

export type LeaveKind = z.output<typeof leaveKind>;

const leaveFields = { startDate: wallClock, endDate: wallClock, kind: leaveKind, note: line(0, 200) };

/** Away once, from one moment on the salon's wall clock to another. */
export const leaveForm = z.object(leaveFields).check(
  z.refine(({ startDate, endDate }) => startDate < endDate, {
    path: ['endDate'],
    error: say.endBeforeStart,
  }),
);

const recurringFields = {
  days: z.array(day).check(z.minLength(1), z.maxLength(7)),
  startTime: clock,
  endTime: clock,
  /** The first day it holds, and the last; null is for good. */
  startDate: z.iso.date(),
  endDate: z.nullable(z.iso.date()),
  note: line(0, 200),
};

/** Away every week at the same time, such as a course on Wednesdays; past midnight like work hours. */
export const recurringLeaveForm = z.object(recurringFields).check(
  z.refine(({ startDate, endDate }) => endDate === null || startDate <= endDate, {
    path: ['endDate'],
    error: say.endBeforeStart,
  }),
);

export const leave = z.object({ code, ...leaveFields });
export const recurringLeave = z.object({ code, ...recurringFields });

export type Leave = z.output<typeof leave>;
export type RecurringLeave = z.output<typeof recurringLeave>;

/** Which services somebody performs: all of them, those to come too, or these. */
export const performed = {
  allServices: z.boolean(),
  serviceCodes: z.array(code).check(z.maxLength(500)),
};

/** What can be said of the person; what customers read under the name is `title`, or the position. */
const aboutPerson = {
  name: personName,
  lastname: personName,
  title: line(0, 40),
  phone: z.nullable(mobile),
  email: z.nullable(email),
};

export const employeeInfo = z.object(aboutPerson);

export const newEmployee = z
  .object({
    salonCode: code,
    ...aboutPerson,
    position,
    workHours,
    ...performed,
    /** An SMS to the phone, or else a mail, with the way in. Not everybody who works has to use Ayna. */
    invite: z.boolean(),
  })
  .check(
    z.refine((one) => !one.invite || one.phone !== null || one.email !== null, {
      path: ['phone'],
      error: say.contactMissing,
    }),
  );

export const employeeState = z.object({
  code,
  version: z.int(),
  gone: z.boolean(),
  userCode: z.nullable(code),
  userSnapshot: z.object({ name: z.string(), lastname: z.string() }),
  imageUrl: z.nullable(pictureUrl),
  position,
  title: z.string(),
  isActive: z.boolean(),
  /** The salon's owner, who stays. */
  owner: z.boolean(),
  workHours,
  leaves: z.array(leave),
  recurringLeaves: z.array(recurringLeave),
  ...performed,
});

export type EmployeeState = z.output<typeof employeeState>;
