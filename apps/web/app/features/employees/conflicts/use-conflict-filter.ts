import type { Leave, RecurringLeave } from '@ayna/contracts/employee';
import { isDate } from '@ayna/domain/wall-clock';
import type { ConflictsRequest } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { optionalParam, useUrlState } from '../../../lib/use-url-state.ts';
import { conflictsParams as names } from '../../../parts/conflicts-chip/texts.ts';

const isCode = (text: string): boolean => /^[\w-]{8,64}$/.test(text);

const params = {
  employeeCode: optionalParam(names.employee, isCode),
  leaveCode: optionalParam(names.leave, isCode),
  from: optionalParam(names.from, isDate),
  to: optionalParam(names.to, isDate),
};

/** What the address asks for. */
export const useConflictFilter = () => useUrlState(params).values;

export type ConflictFilter = ReturnType<typeof useConflictFilter>;

/** Why they are hit: a leave, somebody who is gone, closed days, or whatever it is. */
export type Cause =
  | { readonly kind: 'leave'; readonly employee: Employee; readonly leave: Leave }
  | { readonly kind: 'weekly'; readonly employee: Employee; readonly leave: RecurringLeave }
  | { readonly kind: 'employee'; readonly employee: Employee }
  | { readonly kind: 'closed'; readonly from: string; readonly to: string }
  | { readonly kind: 'salon' };

/** A leave that was taken back meanwhile leaves the employee. */
export const causeOf = (filter: ConflictFilter, team: readonly Employee[]): Cause => {
  const { leaveCode, from, to } = filter;
  const employee = team.find((one) => one.code === filter.employeeCode);
  const leave = employee?.leaves.find((one) => one.code === leaveCode);
  const weekly = employee?.recurringLeaves.find((one) => one.code === leaveCode);
  if (employee && leave) return { kind: 'leave', employee, leave };
  if (employee && weekly) return { kind: 'weekly', employee, leave: weekly };
  if (employee) return { kind: 'employee', employee };
  return from ? { kind: 'closed', from, to: to ?? from } : { kind: 'salon' };
};

/** What the engine is asked for. */
export const toConflictsRequest = (cause: Cause): ConflictsRequest => {
  if (cause.kind === 'salon') return {};
  if (cause.kind === 'closed')
    return { startDate: `${cause.from}T00:00:00`, endDate: `${cause.to}T23:59:00` };
  const employeeCode = cause.employee.code;
  if (cause.kind !== 'leave') return { employeeCode };
  return { employeeCode, startDate: cause.leave.startDate, endDate: cause.leave.endDate };
};
