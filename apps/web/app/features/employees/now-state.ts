import { recurringLeaveRangesOn, workRangesOn } from '@ayna/domain/opening-hours';
import type { Range } from '@ayna/domain/ranges';
import { addDays, momentAt } from '@ayna/domain/wall-clock';
import type { Employee } from '../../data/employees.ts';

// What is known of right now. Moments are texts of the salon's wall clock, 2026-11-14T13:20:00, which sort as they
// follow each other.

type Working = Pick<Employee, 'isActive' | 'workHours' | 'leaves' | 'recurringLeaves'>;

export type NowState =
  | { readonly state: 'inactive' | 'unset' }
  /** Until when somebody is back at work; a day off is a leave of all that is left of today. */
  | { readonly state: 'leave' | 'dayOff' | 'break'; readonly until: string }
  /** Until the shift ends. */
  | { readonly state: 'working'; readonly until: string; readonly next: Visit | undefined }
  | { readonly state: 'busy'; readonly visit: Visit; readonly next: Visit | undefined }
  | { readonly state: 'off'; readonly next: string | undefined };

/** The days from yesterday on, reckoned once for a whole team. */
export type Days = { readonly now: string; readonly dates: readonly string[] };

const ahead = 10;

export const daysAround = (now: string): Days => {
  const yesterday = addDays(now.slice(0, 10), -1);
  return { now, dates: Array.from({ length: ahead }, (_, index) => addDays(yesterday, index)) };
};

export type TimeRange = { readonly from: string; readonly to: string };

/** A customer who is awaited. */
export type Visit = TimeRange & { readonly customer: string };

/** What somebody's day holds, each in the order of time. */
export type Agenda = { readonly visits: readonly Visit[]; readonly pauses: readonly TimeRange[] };

const emptyAgenda: Agenda = { visits: [], pauses: [] };

export const toTimeRange = (date: string, [from, to]: Range): TimeRange => ({
  from: momentAt(date, from),
  to: momentAt(date, to),
});

const shiftsOf = ({ workHours }: Working, { dates }: Days): readonly TimeRange[] =>
  dates.flatMap((date) => workRangesOn(workHours, date).map((range) => toTimeRange(date, range)));

const weeklyAway = ({ recurringLeaves }: Working, { dates }: Days): readonly TimeRange[] =>
  recurringLeaves.flatMap((leave) =>
    dates.flatMap((date) => recurringLeaveRangesOn(leave, date).map((range) => toTimeRange(date, range))),
  );

const covers =
  (moment: string) =>
  ({ from, to }: TimeRange): boolean =>
    from <= moment && moment < to;

/** A leave that ends at midnight, or in the evening, ends with the next shift; far ahead, with its own end. */
const backAfter = (end: string, shifts: readonly TimeRange[], away: readonly TimeRange[]): string => {
  if (shifts.some(covers(end))) return end;
  return shifts.find(({ from }) => from >= end && !away.some(covers(from)))?.from ?? end;
};

const awayState = (until: string, isWeekly: boolean, days: Days): NowState => {
  if (until.slice(0, 10) > days.now.slice(0, 10)) return { state: 'dayOff', until };
  // What comes back every week and ends before the shift does is lunch, and no leave.
  return { state: isWeekly ? 'break' : 'leave', until };
};

/** At work, with somebody or between two of them. An appointment may run beyond the shift. */
const atWork = (
  shift: TimeRange | undefined,
  { visits, pauses }: Agenda,
  { now }: Days,
): NowState | undefined => {
  const visit = visits.findLast(covers(now));
  const next = visits.find(({ from }) => from > now);
  if (visit) return { state: 'busy', visit, next };
  if (!shift) return undefined;
  const pause = pauses.find(covers(now));
  if (pause) return { state: 'break', until: pause.to };
  return { state: 'working', until: shift.to, next };
};

export const nowOf = (employee: Working, days: Days, agenda: Agenda = emptyAgenda): NowState => {
  if (!employee.isActive) return { state: 'inactive' };
  const weekly = weeklyAway(employee, days);
  const away = [
    ...employee.leaves.map(({ startDate, endDate }) => ({ from: startDate, to: endDate })),
    ...weekly,
  ];
  const shifts = shiftsOf(employee, days);
  const leave = away.find(covers(days.now));
  if (leave) return awayState(backAfter(leave.to, shifts, away), weekly.includes(leave), days);
  const work = atWork(shifts.find(covers(days.now)), agenda, days);
  if (work) return work;
  if (employee.workHours?.length === 0) return { state: 'unset' };
  const next = shifts.find(({ from }) => from > days.now && !away.some(covers(from)));
  return { state: 'off', next: next?.from };
};
