export type SegmentState = 'done' | 'current' | 'rest';

/** The n-th of `total`: those before it are done, it is half way unless it `isDone` as well. */
export const segmentStates = (current: number, total: number, isDone: boolean): readonly SegmentState[] =>
  Array.from({ length: Math.max(0, total) }, (_, index) => {
    const position = index + 1;
    if (position < current || (isDone && position === current)) return 'done';
    return position === current ? 'current' : 'rest';
  });

export const percentOf = (value: number, max: number): number =>
  max <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, value / max)) * 100);
