import { minutesFrom } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../data/appointments.ts';
import { intersection, type Range } from './scale.ts';

/** Minutes are counted from 00:00 of the shown day; past midnight they are more than 1440. */
export type PositionedAppointment = {
  readonly appointment: Appointment;
  readonly startMinute: number;
  readonly endMinute: number;
  /** Which of so many equal lanes it stands in, from 0. */
  readonly lane: number;
  readonly lanes: number;
};

/** However short, a block is as high as a finger needs, and neighbours have to make room for that. */
const MIN_MINUTES = 16;

export const spanOn = (day: string, { appointmentTime }: Appointment): Range => ({
  from: minutesFrom(day, appointmentTime.appointmentStartDate),
  to: minutesFrom(day, appointmentTime.appointmentEndDate),
});

type ClippedAppointment = { readonly appointment: Appointment; readonly span: Range };

const clipToDay = (
  appointments: readonly Appointment[],
  day: string,
  visible: Range,
): readonly ClippedAppointment[] =>
  appointments
    .flatMap((appointment) => {
      const span = intersection(spanOn(day, appointment), visible);
      return span ? [{ appointment, span }] : [];
    })
    .toSorted((one, other) => one.span.from - other.span.from || other.span.to - one.span.to);

const endOf = ({ from, to }: Range): number => Math.max(to, from + MIN_MINUTES);

/** Those that hang together by overlapping, in their order. */
const overlappingGroups = (
  sorted: readonly ClippedAppointment[],
): readonly (readonly ClippedAppointment[])[] => {
  const all: ClippedAppointment[][] = [];
  let busyUntil = Number.NEGATIVE_INFINITY;
  for (const one of sorted) {
    const last = all.at(-1);
    if (last && one.span.from < busyUntil) last.push(one);
    else all.push([one]);
    busyUntil = Math.max(busyUntil, endOf(one.span));
  }
  return all;
};

/** Each takes the first lane that is free; all of a cluster are equally wide. */
const assignLanes = (cluster: readonly ClippedAppointment[]): readonly PositionedAppointment[] => {
  const busyUntil: number[] = [];
  const placed = cluster.map(({ appointment, span }) => {
    const free = busyUntil.findIndex((end) => end <= span.from);
    const lane = free === -1 ? busyUntil.length : free;
    busyUntil[lane] = endOf(span);
    return { appointment, startMinute: span.from, endMinute: span.to, lane };
  });
  return placed.map((one) => ({ ...one, lanes: busyUntil.length }));
};

/** In the order of time: clipped to what is visible of the day; those without overlap are left out. */
export const positionAppointments = (
  appointments: readonly Appointment[],
  day: string,
  visible: Range,
): readonly PositionedAppointment[] =>
  overlappingGroups(clipToDay(appointments, day, visible)).flatMap(assignLanes);
