import { workRangesOn } from '@ayna/domain/opening-hours';
import { addDays, minutesFrom } from '@ayna/domain/wall-clock';
import type { Employee } from '../../../data/employees.ts';
import { toMinuteRange } from '../../../parts/minute-ranges.ts';
import type { Range } from './scale.ts';
import { salonDay } from './visible-hours.ts';

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
