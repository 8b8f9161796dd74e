import { minuteOfDay, minutesFrom, momentAt } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../../data/appointments.ts';
import { type Placement } from './placement.ts';

/** What of an appointment's time is to change; what is not named stays. */
export type TimeChange = {
  readonly startDate?: string;
  readonly employeeCode?: string;
  readonly duration?: number;
};

/** Where an appointment lies, seen from a day. */
export const placementOf = (day: string, { employeeCode, appointmentTime }: Appointment): Placement => ({
  employee: employeeCode,
  day,
  start: minutesFrom(day, appointmentTime.appointmentStartDate),
  end: minutesFrom(day, appointmentTime.appointmentEndDate),
});

/** Undefined where nothing would change. */
export const timeChangeTo = (appointment: Appointment, to: Placement): TimeChange | undefined => {
  const was = placementOf(to.day, appointment);
  const duration = to.end - to.start;
  const change: TimeChange = {
    ...(to.start === was.start ? {} : { startDate: momentAt(to.day, to.start) }),
    ...(to.employee === was.employee ? {} : { employeeCode: to.employee }),
    ...(duration === was.end - was.start ? {} : { duration }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
};

/** As long as before, from another clock of the same day. */
export const movedTo = (to: Placement, clock: string): Placement => {
  const start = minuteOfDay(clock);
  return { ...to, start, end: start + to.end - to.start };
};

/** Of these clocks the one closest to a minute of the day; undefined where there is none. */
export const closestTo = (clocks: readonly string[], minute: number): string | undefined => {
  const distance = (clock: string): number => Math.abs(minuteOfDay(clock) - minute);
  return clocks.toSorted((one, other) => distance(one) - distance(other))[0];
};

/** The nearest free beginnings that came with a refusal, as a clock shows them. */
export const nearestTimes = (details: unknown): readonly string[] => {
  if (typeof details !== 'object' || details === null || !('nearest' in details)) return [];
  const { nearest } = details;
  return Array.isArray(nearest)
    ? nearest.flatMap((moment) => (typeof moment === 'string' ? [moment.slice(11, 16)] : [])).slice(0, 3)
    : [];
};
