import { recurringLeaveRangesOn, workRangesOn } from '@ayna/domain/opening-hours';
import type { Range } from '@ayna/domain/ranges';
import { addDays, momentAt } from '@ayna/domain/wall-clock';
import type { Employee } from '../../data/employees.ts';

// What is known of right now without any appointment. Moments are texts of the salon's wall clock,
// 2026-11-14T13:20:00, which sort as they follow each other.

type Working = Pick<Employee, 'isActive' | 'workHours' | 'leaves' | 'recurringLeaves'>;

export type NowState =
  | { readonly state: 'inactive' | 'unset' }
  /** Until the shift ends; or until when somebody is back at work. */
  | { readonly state: 'leave' | 'working'; readonly until: string }
  | { readonly state: 'off'; readonly next: string | undefined };

/** The days from yesterday on, reckoned once for a whole team. */
export type Days = { readonly now: string; readonly dates: readonly string[] };

const ahead = 10;

export const daysAround = (now: string): Days => {
  const yesterday = addDays(now.slice(0, 10), -1);
  return { now, dates: Array.from({ length: ahead }, (_, index) => addDays(yesterday, index)) };
};

type TimeRange = { readonly from: string; readonly to: string };

const toTimeRange = (date: string, [from, to]: Range): TimeRange => ({
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

export const nowOf = (employee: Working, days: Days): NowState => {
  if (!employee.isActive) return { state: 'inactive' };
  const away = [
    ...employee.leaves.map(({ startDate, endDate }) => ({ from: startDate, to: endDate })),
    ...weeklyAway(employee, days),
  ];
  const shifts = shiftsOf(employee, days);
  const leave = away.find(covers(days.now));
  if (leave) return { state: 'leave', until: backAfter(leave.to, shifts, away) };
  if (employee.workHours?.length === 0) return { state: 'unset' };
  const shift = shifts.find(covers(days.now));
  if (shift) return { state: 'working', until: shift.to };
  const next = shifts.find(({ from }) => from > days.now && !away.some(covers(from)));
  return { state: 'off', next: next?.from };
};
