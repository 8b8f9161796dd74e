import { defaultWorkRange, workRangesOn } from '@ayna/domain/opening-hours';
import { addDays, DAY_MINUTES, minutesFrom } from '@ayna/domain/wall-clock';
import type { Employee } from '../../../data/employees.ts';
import { toMinuteRange } from '../../../parts/minute-ranges.ts';
import { HOUR_MINUTES, type Range } from './scale.ts';

const hull = (ranges: readonly Range[]): Range => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
});

/** Whole hours from the first opening to the last closing, wide enough for every appointment. */
export const visibleHours = (working: readonly Range[], appointments: readonly Range[]): Range => {
  const usual = working.length > 0 ? hull(working) : toMinuteRange(defaultWorkRange);
  const { from, to } = hull([usual, ...appointments]);
  return {
    from: Math.floor(from / HOUR_MINUTES) * HOUR_MINUTES,
    to: Math.ceil(to / HOUR_MINUTES) * HOUR_MINUTES,
  };
};

/**
 * What a shown day holds. Where people work past midnight, the evening's last hours are still of that
 * evening, and the next day begins after them: so days lie side by side and nothing is shown twice.
 */
export const salonDay = (yesterday: readonly Range[], today: readonly Range[]): Range => {
  const night = Math.max(0, ...yesterday.map(({ to }) => to - DAY_MINUTES));
  const opening = Math.min(...today.map(({ from }) => from));
  return { from: Math.min(night, opening), to: Math.max(DAY_MINUTES, ...today.map(({ to }) => to)) };
};

/** Where somebody works past midnight, the night's hours are still of that evening. */
const workingDay = ({ workHours }: Pick<Employee, 'workHours'>, date: string): Range => {
  const shift = (day: string): readonly Range[] => workRangesOn(workHours, day).map(toMinuteRange);
  return salonDay(shift(addDays(date, -1)), shift(date));
};

/** Whether what begins at a moment of the wall clock is of the employee's day. */
export const startsOnDay =
  (employee: Pick<Employee, 'workHours'>, date: string) =>
  (start: string): boolean => {
    const { from, to } = workingDay(employee, date);
    const minute = minutesFrom(date, start);
    return minute >= from && minute < to;
  };
