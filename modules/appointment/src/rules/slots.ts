import type { Layer } from './day-layers.ts';
import { leftBy } from './day-layers.ts';
import { both, joined, type Range, type Ranges, startsInside, startsOver, without } from './ranges.ts';
import { DAY } from './wall-time.ts';

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

/** The parts of it in which the employee works; the wait leaves him or her free. */
export const workParts = ({ duration, phases }: Omit<Work, 'bufferAfter'>): Ranges => {
  if (!phases?.freeWhileWaiting) return [[0, duration]];
  const back = phases.work + phases.wait;
  return joined([
    [0, phases.work],
    [back, back + phases.finish],
  ]);
};

/** The parts in which nobody else may have the employee: those, and the time to tidy up after the last. */
export const busyParts = (work: Work): Ranges => {
  const parts = workParts(work);
  const [from, to] = parts.at(-1) as Range;
  return joined([...parts, [from, to + work.bufferAfter]]);
};

export type Room = {
  /** When the salon's door is open, breaks included: the customer may sit through one. */
  readonly open: Ranges;
  /** What takes the employee's hours. */
  readonly layers: readonly Layer[];
  /** Time that is taken already: appointments with their buffers, holds, blocked time. */
  readonly taken: Ranges;
};

/** Every minute at which the service may begin: the hours allow it and nobody has the time. */
export const startsFor = ({ open, layers, taken }: Room, work: Work): Ranges => {
  const free = leftBy(layers);
  const inHours = workParts(work).reduce(
    (starts, part) => both(starts, startsInside(free, part)),
    startsInside(open, [0, work.duration]),
  );
  return busyParts(work).reduce((starts, part) => without(starts, startsOver(taken, part)), inHours);
};

/** The beginnings that are offered: every so many minutes by the clock, from a minute of the day on. */
export const offered = (starts: Ranges, step: number, from: number): number[] => {
  const out: number[] = [];
  for (const [first, end] of both(starts, [[Math.max(0, from), DAY]]))
    for (let start = Math.ceil(first / step) * step; start < end; start += step) out.push(start);
  return out;
};
