import { remainingRanges } from '@ayna/domain/hour-layers';
import {
  intersectRanges,
  type Ranges,
  startsInside,
  startsOverlapping,
  subtractRanges,
} from '@ayna/domain/ranges';
import { DAY_MINUTES } from '@ayna/domain/wall-clock';
import { busyParts, type Work, workParts } from '@ayna/domain/work-parts';
import type { ReasonLayer } from './explain.ts';

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
