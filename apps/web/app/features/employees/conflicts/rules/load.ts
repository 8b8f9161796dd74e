import { workRangesOn } from '@ayna/domain/opening-hours';
import { addDays, daysBetween } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../../data/appointments.ts';
import type { Employee } from '../../../../data/employees.ts';

type WorkingEmployee = Pick<Employee, 'code' | 'isActive' | 'workHours' | 'leaves'>;
type BookedTime = Pick<Appointment, 'employeeCode' | 'status' | 'serviceSnapshot'>;

/** Over more days than this a share says nothing. */
const maxDays = 31;

export const listDays = (from: string, to: string): readonly string[] => {
  const count = daysBetween(from, to) + 1;
  if (count > maxDays) return [];
  return Array.from({ length: count }, (_, days) => addDays(from, days));
};

/** A day that a leave takes whole counts as none; what it takes of a day does not matter for a share. */
const isAway = ({ leaves }: WorkingEmployee, day: string): boolean =>
  leaves.some(({ startDate, endDate }) => startDate <= `${day}T00:00:00` && endDate >= `${day}T23:59:00`);

const workOn = (one: WorkingEmployee, day: string): number =>
  isAway(one, day)
    ? 0
    : workRangesOn(one.workHours, day).reduce((minutes, [from, to]) => minutes + to - from, 0);

const occupyingStatuses = new Set<string>(['Pending', 'Approved', 'Completed']);

const share = (minutes: number, of: number): number => Math.min(100, Math.round((minutes / of) * 100));

export type Load = {
  readonly code: string;
  /** In percent of the hours of work, now and with what would come. */
  readonly now: number;
  readonly next: number;
  readonly more: number;
};

/** How full the days are of those who would be given something. */
export const loadOf = (
  team: readonly WorkingEmployee[],
  appointments: readonly BookedTime[],
  days: readonly string[],
  added: readonly { readonly employeeCode: string; readonly minutes: number }[],
): readonly Load[] =>
  team.flatMap((one) => {
    const mine = added.filter(({ employeeCode }) => employeeCode === one.code);
    const work = days.reduce((sum, day) => sum + workOn(one, day), 0);
    if (!one.isActive || work === 0 || mine.length === 0) return [];
    const taken = appointments
      .filter(({ employeeCode, status }) => employeeCode === one.code && occupyingStatuses.has(status))
      .reduce((sum, { serviceSnapshot }) => sum + serviceSnapshot.duration, 0);
    const more = mine.reduce((sum, { minutes }) => sum + minutes, 0);
    return [{ code: one.code, now: share(taken, work), next: share(taken + more, work), more: mine.length }];
  });
