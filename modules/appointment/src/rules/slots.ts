import { remainingRanges } from '@ayna/domain/hour-layers';
import {
  intersectRanges,
  mergeRanges,
  type Range,
  type Ranges,
  startsInside,
  startsOverlapping,
  subtractRanges,
} from '@ayna/domain/ranges';
import { DAY_MINUTES } from '@ayna/domain/wall-clock';
import type { ReasonLayer } from './explain.ts';

/** How a service uses its employee. */
export type Work = {
  /** In minutes, from the first phase to the end of the last. */
  readonly duration: number;
  readonly bufferAfter: number;
  readonly phases: {
    readonly work: number;
    readonly wait: number;
    readonly finish: number;
    readonly freeWhileWaiting: boolean;
  } | null;
};

/** The parts in which the employee works; a wait may leave the employee free. */
export const workParts = ({ duration, phases }: Omit<Work, 'bufferAfter'>): Ranges => {
  if (!phases?.freeWhileWaiting) return [[0, duration]];
  const back = phases.work + phases.wait;
  return mergeRanges([
    [0, phases.work],
    [back, back + phases.finish],
  ]);
};

/** The parts that are occupied: the working parts, and the buffer after the last. */
export const busyParts = (work: Work): Ranges => {
  const parts = workParts(work);
  const [from, to] = parts.at(-1) as Range;
  return mergeRanges([...parts, [from, to + work.bufferAfter]]);
};

export type EmployeeDay = {
  /** When the salon is open, breaks included: a customer may sit through a break. */
  readonly open: Ranges;
  /** What makes the employee unavailable: closed hours, breaks, leaves. */
  readonly layers: readonly ReasonLayer[];
  /** Appointments with their buffers, holds and blocked time. */
  readonly occupied: Ranges;
};

/** Every minute at which the service may begin: the hours allow it and the time is free. */
export const possibleStarts = ({ open, layers, occupied }: EmployeeDay, work: Work): Ranges => {
  const free = remainingRanges(layers);
  const inHours = workParts(work).reduce(
    (starts, part) => intersectRanges(starts, startsInside(free, part)),
    startsInside(open, [0, work.duration]),
  );
  return busyParts(work).reduce(
    (starts, part) => subtractRanges(starts, startsOverlapping(occupied, part)),
    inHours,
  );
};

/** The starts that are offered: at every step of the clock, from a minute of the day on. */
export const offeredStarts = (starts: Ranges, step: number, from: number): number[] => {
  const out: number[] = [];
  for (const [first, end] of intersectRanges(starts, [[Math.max(0, from), DAY_MINUTES]]))
    for (let start = Math.ceil(first / step) * step; start < end; start += step) out.push(start);
  return out;
};
