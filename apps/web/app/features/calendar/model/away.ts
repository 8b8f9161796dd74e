import { workedOn } from '@ayna/domain/occupied-time';
import { leaveRange, recurringLeaveRangesAround } from '@ayna/domain/opening-hours';
import { intersectRanges, mergeRanges, type Ranges } from '@ayna/domain/ranges';
import type { Appointment } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';

const leaveRangesOn = ({ leaves, recurringLeaves }: Employee, day: string): Ranges =>
  mergeRanges([
    ...leaves.map((leave) => leaveRange(leave, day)),
    ...recurringLeaves.flatMap((leave) => recurringLeaveRangesAround(leave, day)),
  ]);

const isWaiting = ({ status }: Appointment): boolean => status === 'Pending' || status === 'Approved';

/** The codes of those that still wait though their employee is away then. */
export const awayOn = (
  day: string,
  appointments: readonly Appointment[],
  team: readonly Employee[],
): ReadonlySet<string> => {
  const leaves = new Map(team.map((one) => [one.code, leaveRangesOn(one, day)]));
  const isAway = (one: Appointment): boolean =>
    intersectRanges(workedOn(day, one), leaves.get(one.employeeCode) ?? []).length > 0;
  return new Set(appointments.filter((one) => isWaiting(one) && isAway(one)).map(({ code }) => code));
};
