import { type Column, clamp, minuteIn, type Placement, snapTo } from './placement.ts';

/** As the contract says of a duration. */
const MIN_MINUTES = 5;
const MAX_MINUTES = 720;

type ColumnRange = Pick<Column, 'from' | 'to'>;

/** From this minute on, as long as before; what fits into the column stays in it. */
const startingAt = (placement: Placement, start: number, { from, to }: ColumnRange): Placement => {
  const length = placement.end - placement.start;
  const fitted = clamp(start, from, Math.max(from, to - length));
  return { ...placement, start: fitted, end: fitted + length };
};

/** In another column; one that holds the whole team leaves it with whom it is. */
export const inColumn = (
  placement: Placement,
  { employee, day, from, to }: Pick<Column, 'employee' | 'day' | 'from' | 'to'>,
): Placement =>
  startingAt({ ...placement, employee: employee || placement.employee, day }, placement.start, { from, to });

/** Where it would lie: `grabbed` minutes below its beginning is the pointer. */
export const movedTo = (
  placement: Placement,
  { column, y, grabbed, step }: { column: Column; y: number; grabbed: number; step: number },
): Placement => {
  const start = snapTo(minuteIn(column, y) - grabbed, step);
  return startingAt(inColumn(placement, column), start, column);
};

export const movedBy = (placement: Placement, minutes: number, range: ColumnRange): Placement =>
  startingAt(placement, snapTo(placement.start + minutes, Math.abs(minutes)), range);

export type Edge = 'start' | 'end';

/** Longer or shorter by one of its edges, as far as the contract and the column allow. */
export const resizedTo = (
  placement: Placement,
  edge: Edge,
  minute: number,
  { from, to }: ColumnRange,
): Placement =>
  edge === 'end'
    ? {
        ...placement,
        end: clamp(
          minute,
          placement.start + MIN_MINUTES,
          Math.min(placement.start + MAX_MINUTES, Math.max(to, placement.end)),
        ),
      }
    : {
        ...placement,
        start: clamp(
          minute,
          Math.max(placement.end - MAX_MINUTES, Math.min(from, placement.start)),
          placement.end - MIN_MINUTES,
        ),
      };

/** Empty time from where the pointer went down to where it is, at least one step and in whole steps. */
export const rangeBetween = (
  { employee, day, from, to }: Column,
  one: number,
  other: number,
  step: number,
): Placement => {
  const first = Math.floor(clamp(one, from, to - step) / step) * step;
  const reached = clamp(other, from, to);
  if (reached < first) {
    const end = first + step;
    return { employee, day, start: Math.max(Math.floor(reached / step) * step, end - MAX_MINUTES), end };
  }
  const end = Math.max(Math.ceil(reached / step) * step, first + step);
  return { employee, day, start: first, end: Math.min(end, first + MAX_MINUTES) };
};
