import { isOccupying, occupiedOn, spanOn, waitsOn, workedOn } from '@ayna/domain/occupied-time';
import type { Appointment } from '../../../data/appointments.ts';
import { toMinuteRange } from '../../../parts/minute-ranges.ts';
import { intersection, type Range } from './scale.ts';

/** Minutes are counted from 00:00 of the shown day; past midnight they are more than 1440. */
export type PositionedAppointment = {
  readonly appointment: Appointment;
  readonly startMinute: number;
  readonly endMinute: number;
  /** Which of so many equal lanes it stands in, from 0. A canceled one stands in a strip at the edge instead. */
  readonly lane: number;
  readonly lanes: number;
  /** When the employee works: more than one part, or less than all of it, where a wait leaves the employee free. */
  readonly parts: readonly Range[];
  /** Where the buffer ends that follows the last part; without a buffer, where that part ends. */
  readonly bufferTo: number;
  /** How many strips of canceled ones stand beside it. */
  readonly strips: number;
  /** Whether it stands in the wait of another. */
  readonly isInWait: boolean;
};

/** However short, a block is as high as a finger needs, and neighbours have to make room for that. */
const MIN_MINUTES = 16;

/** The parts are those that are drawn: all of a canceled or missed one. */
type ClippedAppointment = {
  readonly appointment: Appointment;
  readonly span: Range;
  readonly parts: readonly Range[];
};

const clip = (appointment: Appointment, day: string, visible: Range): readonly ClippedAppointment[] => {
  const whole = toMinuteRange(spanOn(day, appointment));
  const span = intersection(whole, visible);
  if (!span) return [];
  const worked = isOccupying(appointment) ? workedOn(day, appointment).map(toMinuteRange) : [whole];
  return [{ appointment, span, parts: worked.flatMap((part) => intersection(part, span) ?? []) }];
};

const clipToDay = (
  appointments: readonly Appointment[],
  day: string,
  visible: Range,
): readonly ClippedAppointment[] =>
  appointments
    .flatMap((appointment) => clip(appointment, day, visible))
    .toSorted((one, other) => one.span.from - other.span.from || other.span.to - one.span.to);

const endOf = ({ from, to }: Range): number => Math.max(to, from + MIN_MINUTES);

const overlap = (one: Range, other: Range): boolean => one.from < endOf(other) && other.from < endOf(one);

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

type Lane = { readonly lane: number; readonly lanes: number };

/** Each takes the first lane whose parts it does not meet; all of a cluster are equally wide. */
const assignLanes = (cluster: readonly ClippedAppointment[]): readonly (ClippedAppointment & Lane)[] => {
  const taken: Range[][] = [];
  const placed = cluster.map((one) => {
    const isFree = (ranges: readonly Range[]): boolean =>
      ranges.every((range) => one.parts.every((part) => !overlap(part, range)));
    const free = taken.findIndex(isFree);
    const lane = free === -1 ? taken.length : free;
    taken[lane] = [...(taken[lane] ?? []), ...one.parts];
    return { ...one, lane };
  });
  return placed.map((one) => ({ ...one, lanes: taken.length }));
};

const bufferEnd = (day: string, { appointment, parts, span }: ClippedAppointment, visible: Range): number => {
  const end = parts.at(-1)?.to ?? span.to;
  const until = isOccupying(appointment) ? (occupiedOn(day, appointment).at(-1)?.[1] ?? end) : end;
  return Math.max(end, Math.min(until, visible.to));
};

const isWithin = (span: Range, outer: Range): boolean => outer.from <= span.from && span.to <= outer.to;

/** In the order of time: clipped to what is visible of the day; those without overlap are left out. */
export const positionAppointments = (
  appointments: readonly Appointment[],
  day: string,
  visible: Range,
): readonly PositionedAppointment[] => {
  const clipped = clipToDay(appointments, day, visible);
  const isCanceled = ({ appointment }: ClippedAppointment): boolean => appointment.status === 'Canceled';
  const strips = overlappingGroups(clipped.filter(isCanceled)).flatMap(assignLanes);
  const standing = clipped.filter((one) => !isCanceled(one));
  const waits = standing.flatMap(({ appointment }) =>
    isOccupying(appointment) ? waitsOn(day, appointment).map(toMinuteRange) : [],
  );
  const stripsBeside = (span: Range): number =>
    strips.reduce((most, one) => (overlap(one.span, span) ? Math.max(most, one.lane + 1) : most), 0);
  const position = (one: ClippedAppointment & Lane): PositionedAppointment => ({
    appointment: one.appointment,
    startMinute: one.span.from,
    endMinute: one.span.to,
    lane: one.lane,
    lanes: one.lanes,
    parts: one.parts,
    bufferTo: bufferEnd(day, one, visible),
    strips: isCanceled(one) ? 0 : stripsBeside(one.span),
    isInWait: waits.some((wait) => isWithin(one.span, wait)),
  });
  return [...overlappingGroups(standing).flatMap(assignLanes), ...strips]
    .map(position)
    .toSorted((one, other) => one.startMinute - other.startMinute || other.endMinute - one.endMinute);
};
