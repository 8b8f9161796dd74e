import { sumLira } from '@ayna/domain/money';
import { isOccupying, occupiedOn } from '@ayna/domain/occupied-time';
import { workRangesOn } from '@ayna/domain/opening-hours';
import { minutesFrom } from '@ayna/domain/wall-clock';
import type { Appointment, Block } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { toMinuteRange } from '../../../parts/minute-ranges.ts';
import { type ClosedOptions, closedRangesOn } from '../model/closed-ranges.ts';
import type { Range } from '../model/scale.ts';
import { freeRanges } from './free-ranges.ts';
import { texts } from './texts.ts';

type Status = Appointment['status'];

const awaited: ReadonlySet<Status> = new Set(['Pending', 'Approved']);

const startOf = ({ appointmentTime }: Appointment): string => appointmentTime.appointmentStartDate;

/** Those still to begin, the nearest first. */
export const upcoming = (appointments: readonly Appointment[], now: string): readonly Appointment[] =>
  appointments
    .filter((one) => awaited.has(one.status) && startOf(one) >= now)
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)));

/** What was earned, and what is still to come if everybody comes. */
export const daySums = (appointments: readonly Appointment[]) => {
  const total = (counts: (status: Status) => boolean): number =>
    sumLira(
      appointments.filter(({ status }) => counts(status)).map(({ serviceSnapshot }) => serviceSnapshot.price),
    );
  return {
    completed: total((status) => status === 'Completed'),
    expected: total((status) => awaited.has(status)),
  };
};

/** Beyond three hours the clock says it better. */
const maxCountdownMinutes = 180;

/** '8 dk sonra'; nothing where it is far. */
export const startsInText = (minutes: number): string => {
  if (minutes >= maxCountdownMinutes) return '';
  if (minutes <= 0) return texts.now;
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return texts.soon(minutes);
  return minutes % 60 === 0 ? texts.laterSharp(hours) : texts.later(hours, minutes % 60);
};

/** When the employee works on the date; undefined on a day off. */
export const shiftOn = (
  { isActive, workHours }: Pick<Employee, 'isActive' | 'workHours'>,
  date: string,
): Range | undefined => (isActive ? workRangesOn(workHours, date).map(toMinuteRange)[0] : undefined);

type EmployeeDay = Omit<ClosedOptions, 'employee'> & {
  readonly employee: Employee;
  readonly date: string;
  readonly appointments: readonly Appointment[];
  readonly blocks: readonly Block[];
  readonly now: string;
};

/** Hours without breaks, leaves, what is booked and what is blocked, from now on. */
export const freeRangesOn = ({
  employee,
  date,
  appointments,
  blocks,
  now,
  salon,
  holidays,
}: EmployeeDay): readonly Range[] => {
  const shift = shiftOn(employee, date);
  if (!shift) return [];
  const booked = appointments.filter(isOccupying).flatMap((one) => occupiedOn(date, one).map(toMinuteRange));
  const blocked = blocks.map(({ startDate, endDate }) => ({
    from: minutesFrom(date, startDate),
    to: minutesFrom(date, endDate),
  }));
  const closed = closedRangesOn({ salon, holidays, employee }, date, shift);
  return freeRanges({
    open: [shift],
    taken: [...closed, ...booked, ...blocked],
    now: minutesFrom(date, now),
  });
};
