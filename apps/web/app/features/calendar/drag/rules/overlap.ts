import { momentAt } from '@ayna/domain/wall-clock';
import type { Appointment, Block } from '../../../../data/appointments.ts';
import type { Placement } from './placement.ts';

/** An appointment that takes its employee's time: neither called off nor missed. */
const occupying: ReadonlySet<Appointment['status']> = new Set(['Pending', 'Approved', 'Completed']);

export const isOccupying = ({ status }: Pick<Appointment, 'status'>): boolean => occupying.has(status);

/** What of the calendar can lie where something is carried to. */
export type OccupiedTime = {
  readonly appointments: readonly Appointment[];
  readonly blocks: readonly Block[];
};

export type Overlap = 'appointment' | 'block';

/** Up to its minute a moment is compared as text: reading all of them while something is carried takes too long. */
const minuteOf = (moment: string): string => moment.slice(0, 16);

/**
 * Whether something else lies there already, as far as the calendar shows it. The salon's engine decides: while
 * somebody's colour takes effect the employee may be free.
 */
export const findOverlap = (
  { appointments, blocks }: OccupiedTime,
  { employee, day, start, end }: Placement,
  draggedCode: string,
): Overlap | undefined => {
  const [from, to] = [minuteOf(momentAt(day, start)), minuteOf(momentAt(day, end))];
  const overlaps = (begins: string, ends: string): boolean => minuteOf(begins) < to && from < minuteOf(ends);
  const isBlocked = blocks.some(
    ({ employeeCode, startDate, endDate }) => employeeCode === employee && overlaps(startDate, endDate),
  );
  if (isBlocked) return 'block';
  const isBooked = appointments.some(
    (one) =>
      one.employeeCode === employee &&
      one.code !== draggedCode &&
      isOccupying(one) &&
      overlaps(one.appointmentTime.appointmentStartDate, one.appointmentTime.appointmentEndDate),
  );
  return isBooked ? 'appointment' : undefined;
};
