import { type Column, minuteIn, type Placement, snapped, within } from './placement.ts';

/** As the contract says of a duration. */
const LEAST_MINUTES = 5;
const MOST_MINUTES = 720;

type Room = Pick<Column, 'from' | 'to'>;

/** From this minute on, as long as before; what fits into the column stays in it. */
const startingAt = (placement: Placement, start: number, { from, to }: Room): Placement => {
  const length = placement.end - placement.start;
  const kept = within(start, from, Math.max(from, to - length));
  return { ...placement, start: kept, end: kept + length };
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
  const start = snapped(minuteIn(column, y) - grabbed, step);
  return startingAt(inColumn(placement, column), start, column);
};

export const movedBy = (placement: Placement, minutes: number, room: Room): Placement =>
  startingAt(placement, snapped(placement.start + minutes, Math.abs(minutes)), room);

export type Edge = 'start' | 'end';

/** Longer or shorter by one of its edges, as far as the contract and the column allow. */
export const resizedTo = (placement: Placement, edge: Edge, minute: number, { from, to }: Room): Placement =>
  edge === 'end'
    ? {
        ...placement,
        end: within(
          minute,
          placement.start + LEAST_MINUTES,
          Math.min(placement.start + MOST_MINUTES, Math.max(to, placement.end)),
        ),
      }
    : {
        ...placement,
        start: within(
          minute,
          Math.max(placement.end - MOST_MINUTES, Math.min(from, placement.start)),
          placement.end - LEAST_MINUTES,
        ),
      };

/** Empty time from where the pointer went down to where it is, at least one step and in whole steps. */
export const drawnBetween = (
  { employee, day, from, to }: Column,
  one: number,
  other: number,
  step: number,
): Placement => {
  const first = Math.floor(within(one, from, to - step) / step) * step;
  const reached = within(other, from, to);
  if (reached < first) {
    const end = first + step;
    return { employee, day, start: Math.max(Math.floor(reached / step) * step, end - MOST_MINUTES), end };
  }
  const end = Math.max(Math.ceil(reached / step) * step, first + step);
  return { employee, day, start: first, end: Math.min(end, first + MOST_MINUTES) };
};
