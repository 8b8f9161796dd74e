import { mergeRanges, type Range, type Ranges, subtractRanges } from './ranges.ts';

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

/** The parts in which the employee works, from the start; a wait may leave the employee free. */
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

/** The waits in which the employee may serve somebody else: none once the service takes up the employee again. */
export const freeWaits = (work: Work): Ranges => subtractRanges([[0, work.duration]], busyParts(work));
