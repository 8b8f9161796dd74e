import { workRangesOn } from '@ayna/domain/opening-hours';
import { addDays, daysBetween } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../../data/appointments.ts';
import type { Employee } from '../../../../data/employees.ts';

type Works = Pick<Employee, 'code' | 'isActive' | 'workHours' | 'leaves'>;
type Lies = Pick<Appointment, 'employeeCode' | 'status' | 'serviceSnapshot'>;

/** Over more days than this a share says nothing. */
const mostDays = 31;

export const listDays = (from: string, to: string): readonly string[] => {
  const count = daysBetween(from, to) + 1;
  if (count > mostDays) return [];
  return Array.from({ length: count }, (_, days) => addDays(from, days));
};

/** A day that a leave takes whole counts as none; what it takes of a day does not matter for a share. */
const isAway = ({ leaves }: Works, day: string): boolean =>
  leaves.some(({ startDate, endDate }) => startDate <= `${day}T00:00:00` && endDate >= `${day}T23:59:00`);

const workOn = (one: Works, day: string): number =>
  isAway(one, day)
    ? 0
    : workRangesOn(one.workHours, day).reduce((minutes, [from, to]) => minutes + to - from, 0);

const standing = new Set<string>(['Pending', 'Approved', 'Completed']);

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
  team: readonly Works[],
  appointments: readonly Lies[],
  days: readonly string[],
  given: readonly { readonly employeeCode: string; readonly minutes: number }[],
): readonly Load[] =>
  team.flatMap((one) => {
    const mine = given.filter(({ employeeCode }) => employeeCode === one.code);
    const work = days.reduce((sum, day) => sum + workOn(one, day), 0);
    if (!one.isActive || work === 0 || mine.length === 0) return [];
    const taken = appointments
      .filter(({ employeeCode, status }) => employeeCode === one.code && standing.has(status))
      .reduce((sum, { serviceSnapshot }) => sum + serviceSnapshot.duration, 0);
    const more = mine.reduce((sum, { minutes }) => sum + minutes, 0);
    return [{ code: one.code, now: share(taken, work), next: share(taken + more, work), more: mine.length }];
  });
