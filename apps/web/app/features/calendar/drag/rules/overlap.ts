import { isOccupying, occupiedOn, spanOn } from '@ayna/domain/occupied-time';
import { intersectRanges, type Ranges, shiftRanges } from '@ayna/domain/ranges';
import { minutesFrom, momentAt } from '@ayna/domain/wall-clock';
import { busyParts } from '@ayna/domain/work-parts';
import type { Appointment, Block } from '../../../../data/appointments.ts';
import type { Placement } from './placement.ts';

/** What of the calendar can lie where something is carried to. */
export type OccupiedTime = {
  readonly appointments: readonly Appointment[];
  readonly blocks: readonly Block[];
};

export type Overlap = 'appointment' | 'block';

/** Up to its minute a moment is compared as text: reading all of them while something is carried takes too long. */
const minuteOf = (moment: string): string => moment.slice(0, 16);

/** No buffer is longer. */
const MAX_BUFFER = 120;

/** What the carried appointment would occupy there: stretched or drawn, it is work from start to end. */
const partsAt = (carried: Appointment | undefined, { day, start, end }: Placement): Ranges => {
  const [from, to] = carried ? spanOn(day, carried) : [start, end];
  const phases = to - from === end - start ? (carried?.serviceSnapshot.phases ?? null) : null;
  const bufferAfter = carried?.serviceSnapshot.bufferAfter ?? 0;
  return shiftRanges(busyParts({ duration: end - start, bufferAfter, phases }), start);
};

/** Whether something else lies there already, as far as the calendar knows; the salon's engine decides. */
export const findOverlap = (
  { appointments, blocks }: OccupiedTime,
  placement: Placement,
  draggedCode: string,
): Overlap | undefined => {
  const { employee, day, start, end } = placement;
  const carried = appointments.find(({ code }) => code === draggedCode);
  const parts = partsAt(carried, placement);
  const meets = (ranges: Ranges): boolean => intersectRanges(ranges, parts).length > 0;
  const [from, to] = [minuteOf(momentAt(day, start - MAX_BUFFER)), minuteOf(momentAt(day, end + MAX_BUFFER))];
  const isNear = (begins: string, ends: string): boolean => minuteOf(begins) < to && from < minuteOf(ends);
  const isBlocked = blocks.some(
    ({ employeeCode, startDate, endDate }) =>
      employeeCode === employee &&
      isNear(startDate, endDate) &&
      meets([[minutesFrom(day, startDate), minutesFrom(day, endDate)]]),
  );
  if (isBlocked) return 'block';
  const isBooked = appointments.some(
    (one) =>
      one.employeeCode === employee &&
      one.code !== draggedCode &&
      isOccupying(one) &&
      isNear(one.appointmentTime.appointmentStartDate, one.appointmentTime.appointmentEndDate) &&
      meets(occupiedOn(day, one)),
  );
  return isBooked ? 'appointment' : undefined;
};
