import type { Day } from '@ayna/contracts/core/hours';
import { Temporal } from 'temporal-polyfill';
import type { Employee } from '../../data/employees.ts';
import { dayOrder, type Range, rangeOf } from '../../parts/week-hours/rules.ts';

// What is known of right now without any appointment. Moments are texts of the salon's wall clock,
// 2026-11-14T13:20:00, which sort as they follow each other.

type Working = Pick<Employee, 'isActive' | 'workHours' | 'leaves' | 'recurringLeaves'>;

export type NowState =
  | { readonly state: 'inactive' | 'unset' }
  /** Until the shift ends; or until when somebody is back at work. */
  | { readonly state: 'leave' | 'working'; readonly until: string }
  | { readonly state: 'off'; readonly next: string | undefined };

/** The days from yesterday on, reckoned once for a whole team. */
export type Days = { readonly now: string; readonly days: readonly { date: string; day: Day }[] };

const ahead = 10;

export const daysAround = (now: string): Days => {
  const first = Temporal.PlainDateTime.from(now).toPlainDate().subtract({ days: 1 });
  const days = Array.from({ length: ahead }, (_, index) => {
    const date = first.add({ days: index });
    return { date: date.toString(), day: dayOrder[date.dayOfWeek - 1] ?? 'Monday' };
  });
  return { now, days };
};

const two = (part: number): string => String(part).padStart(2, '0');

type Stretch = { readonly from: string; readonly to: string };

/** Minutes from a day's midnight as a moment; from 24:00 on they are of the next day. */
const momentAt = ({ days }: Days, index: number, minutes: number): string => {
  const date = days[index + Math.floor(minutes / 1440)]?.date ?? '9999-12-31';
  const rest = minutes % 1440;
  return `${date}T${two(Math.floor(rest / 60))}:${two(rest % 60)}:00`;
};

const stretch = (days: Days, index: number, range: Range): Stretch => ({
  from: momentAt(days, index, range.from),
  to: momentAt(days, index, range.to),
});

const shiftsOf = ({ workHours }: Working, days: Days): readonly Stretch[] =>
  days.days.flatMap(({ day }, index) => {
    const hours = workHours.find((one) => one.day === day);
    const range = hours && rangeOf(hours.startTime, hours.endTime);
    return range ? [stretch(days, index, range)] : [];
  });

const weeklyAway = ({ recurringLeaves }: Working, days: Days): readonly Stretch[] =>
  recurringLeaves.flatMap((leave) => {
    const range = rangeOf(leave.startTime, leave.endTime);
    if (!range) return [];
    return days.days.flatMap(({ date, day }, index) => {
      const holds = leave.startDate <= date && (leave.endDate === null || date <= leave.endDate);
      return holds && leave.days.includes(day) ? [stretch(days, index, range)] : [];
    });
  });

const covers =
  (moment: string) =>
  ({ from, to }: Stretch): boolean =>
    from <= moment && moment < to;

/** A leave that ends at midnight, or in the evening, ends with the next shift; far ahead, with its own end. */
const backAfter = (end: string, shifts: readonly Stretch[], away: readonly Stretch[]): string => {
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
  if (employee.workHours.length === 0) return { state: 'unset' };
  const shift = shifts.find(covers(days.now));
  if (shift) return { state: 'working', until: shift.to };
  const next = shifts.find(({ from }) => from > days.now && !away.some(covers(from)));
  return { state: 'off', next: next?.from };
};
