import * as z from 'zod/mini';
import { fieldMessages } from './fields/errors.ts';
import { timeOfDay, weekday, workHours } from './hours.ts';
import { pictureUrl } from './pictures.ts';
import { position } from './positions.ts';
import { code } from './shapes.ts';
import { email, mobile, personName, singleLineText } from './text-fields.ts';
import { calendarDate, spanChecks, wallClock, wallClockEnd } from './wall-clock.ts';

// Schemas of employees, their hours and leaves, used by `@ayna/contracts/employee`.

export const leaveKind = z.enum(['Annual', 'Sick', 'Unpaid', 'Training', 'Other']);

export type LeaveKind = z.output<typeof leaveKind>;

const leaveFields = {
  startDate: wallClock,
  endDate: wallClockEnd,
  kind: leaveKind,
  note: singleLineText(0, 200),
};

/** A single absence between two wall-clock times of the salon. */
export const leaveForm = z.object(leaveFields).check(...spanChecks('startDate', 'endDate', 731));

const recurringFields = {
  days: z.array(weekday).check(z.minLength(1), z.maxLength(7)),
  startTime: timeOfDay,
  endTime: timeOfDay,
  /** The first and the last day; a null end means for good. */
  startDate: calendarDate,
  endDate: z.nullable(calendarDate),
  note: singleLineText(0, 200),
};

/** A weekly absence, such as a course on Wednesdays. Times past midnight work as in `workHours`. */
export const recurringLeaveForm = z
  .object(recurringFields)
  .check(...spanChecks('startDate', 'endDate', 3_660));

export const leave = z.object({ code, ...leaveFields });
export const recurringLeave = z.object({ code, ...recurringFields });

export type Leave = z.output<typeof leave>;
export type RecurringLeave = z.output<typeof recurringLeave>;

/** The services that an employee performs: all, including future ones, or the listed ones. */
export const performedServices = {
  allServices: z.boolean(),
  serviceCodes: z.array(code).check(z.maxLength(500)),
};

/** Personal data. Customers see `title` below the name, or the position if it is empty. */
const personFields = {
  name: personName,
  lastname: personName,
  title: singleLineText(0, 40),
  phone: z.nullable(mobile),
  email: z.nullable(email),
};

export const employeeInfo = z.object(personFields);

/** Null where hours were never set: then the default hours apply. An empty list is somebody who does not work. */
const knownWorkHours = z.nullable(workHours);

export const newEmployee = z
  .object({
    salonCode: code,
    ...personFields,
    position,
    workHours: z._default(knownWorkHours, null),
    ...performedServices,
    /** Sends an invitation link by SMS, or by mail without a phone. Not every employee has to use Ayna. */
    invite: z.boolean(),
  })
  .check(
    z.refine(({ invite, phone, email }) => !invite || phone !== null || email !== null, {
      path: ['phone'],
      error: fieldMessages.contactMissing,
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
  /** The salon's owner, who cannot be removed. */
  owner: z.boolean(),
  workHours: knownWorkHours,
  leaves: z.array(leave),
  recurringLeaves: z.array(recurringLeave),
  ...performedServices,
});

export type EmployeeState = z.output<typeof employeeState>;
