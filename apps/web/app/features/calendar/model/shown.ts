import { minutesFrom } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../data/appointments.ts';
import { common, type Range } from './scale.ts';

/** Minutes are counted from 00:00 of the shown day; past midnight they are more than 1440. */
export type Shown = {
  readonly appointment: Appointment;
  readonly startMinute: number;
  readonly endMinute: number;
  /** Which of so many equal lanes it stands in, from 0. */
  readonly lane: number;
  readonly lanes: number;
};

/** However short, a block is as high as a finger needs, and neighbours have to make room for that. */
const LEAST_MINUTES = 16;

export const spanOn = (day: string, { appointmentTime }: Appointment): Range => ({
  from: minutesFrom(day, appointmentTime.appointmentStartDate),
  to: minutesFrom(day, appointmentTime.appointmentEndDate),
});

type Clipped = { readonly appointment: Appointment; readonly span: Range };

const clipped = (appointments: readonly Appointment[], day: string, visible: Range): readonly Clipped[] =>
  appointments
    .flatMap((appointment) => {
      const span = common(spanOn(day, appointment), visible);
      return span ? [{ appointment, span }] : [];
    })
    .toSorted((one, other) => one.span.from - other.span.from || other.span.to - one.span.to);

const endOf = ({ from, to }: Range): number => Math.max(to, from + LEAST_MINUTES);

/** Those that hang together by overlapping, in their order. */
const clusters = (sorted: readonly Clipped[]): readonly (readonly Clipped[])[] => {
  const all: Clipped[][] = [];
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
const inLanes = (cluster: readonly Clipped[]): readonly Shown[] => {
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
export const shownOn = (
  appointments: readonly Appointment[],
  day: string,
  visible: Range,
): readonly Shown[] => clusters(clipped(appointments, day, visible)).flatMap(inLanes);
