import type { EmployeeState } from '@ayna/contracts/core/employees';
import { addDays, weekdayOf, weekdays } from '@ayna/domain/wall-clock';
import { type Schedule, workRanges } from './availability.ts';

const HOURS = 24;

export type OpenMinutes = {
  readonly byEmployee: ReadonlyMap<string, number>;
  /** By hour of the week, from Monday 00:00 on. */
  readonly byHour: readonly number[];
};

type Days = Pick<Schedule, 'salon' | 'holidays'> & { readonly from: string; readonly to: string };

/** How long each employee can be booked by the present schedules, from the first day to the last, both included. */
export const openMinutes = (
  { salon, holidays, from, to }: Days,
  employees: readonly EmployeeState[],
): OpenMinutes => {
  const byHour = Array<number>(weekdays.length * HOURS).fill(0);
  const byEmployee = new Map<string, number>(employees.map(({ code }) => [code, 0]));
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const firstHour = weekdays.indexOf(weekdayOf(date)) * HOURS;
    for (const employee of employees)
      for (const [start, end] of workRanges({ salon, holidays, date }, employee)) {
        byEmployee.set(employee.code, (byEmployee.get(employee.code) ?? 0) + end - start);
        for (let minute = start; minute < end; ) {
          const hour = Math.floor(minute / 60);
          const next = Math.min(end, (hour + 1) * 60);
          byHour[firstHour + hour] = (byHour[firstHour + hour] ?? 0) + next - minute;
          minute = next;
        }
      }
  }
  return { byEmployee, byHour };
};
