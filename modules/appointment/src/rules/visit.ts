import {
  hasMinute,
  intersectRanges,
  mergeRanges,
  type Range,
  type Ranges,
  shiftRanges,
} from '@ayna/domain/ranges';
import { busyParts, type Work, workParts } from '@ayna/domain/work-parts';
import { offeredStarts } from './slots.ts';

/** One service of a visit, with the employees who can do it and when each of them can begin. */
export type Step = {
  readonly work: Work;
  readonly who: readonly { readonly code: string; readonly starts: Ranges; readonly load: number }[];
};

/** When each service begins, in minutes from the start of the visit. */
export const offsetsOf = (works: readonly Pick<Work, 'duration'>[]): number[] => {
  let sum = 0;
  return works.map(({ duration }) => {
    const offset = sum;
    sum += duration;
    return offset;
  });
};

export const lengthOf = (works: readonly Pick<Work, 'duration'>[]): number =>
  works.reduce((sum, { duration }) => sum + duration, 0);

/** Every minute at which the whole visit may begin. */
export const visitStarts = (steps: readonly Step[]): Ranges => {
  const offsets = offsetsOf(steps.map(({ work }) => work));
  return steps
    .map(({ who }, index) =>
      shiftRanges(mergeRanges(who.flatMap(({ starts }) => starts)), -(offsets[index] ?? 0)),
    )
    .reduce(intersectRanges);
};

/**
 * Assigns an employee to each service of a visit that begins at this minute: the one of the service before if possible,
 * so that the customer keeps the chair, otherwise the one with the least work. Null where a service finds nobody.
 */
export const assign = (steps: readonly Step[], start: number): string[] | null => {
  const offsets = offsetsOf(steps.map(({ work }) => work));
  const chosen: string[] = [];
  for (const [index, { who }] of steps.entries()) {
    const free = who.filter(({ starts }) => hasMinute(starts, start + (offsets[index] ?? 0)));
    const same = free.find(({ code }) => code === chosen.at(-1));
    const least = free.toSorted((a, b) => a.load - b.load || (a.code < b.code ? -1 : 1))[0];
    const one = same ?? least;
    if (!one) return null;
    chosen.push(one.code);
  }
  return chosen;
};

/** The starts that are offered on a day, each with its employees. */
export const visitSlots = (steps: readonly Step[], step: number, from: number) =>
  offeredStarts(visitStarts(steps), step, from).flatMap((start) => {
    const employees = assign(steps, start);
    return employees ? [{ start, employees }] : [];
  });

/** The three starts nearest to a minute, in the order of the day. */
export const nearest = (starts: readonly number[], to: number): number[] =>
  starts
    .toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to) || a - b)
    .slice(0, 3)
    .toSorted((a, b) => a - b);

type Placed = { readonly employee: string; readonly start: number; readonly work: Work };

type Occupied = { readonly employee: string; readonly ranges: Ranges; readonly bufferAfter: number };

/**
 * The time each service occupies of its employee, and the buffer that is left of its own. Between two services of one
 * visit with the same employee there is none: the customer is still there.
 */
export const occupiedRanges = (placed: readonly Placed[]): Occupied[] =>
  placed.map(({ employee, start, work }, index) => {
    const next = placed.slice(index + 1).find((one) => one.employee === employee)?.start;
    const [, end] = workParts(work).at(-1) as Range;
    const bufferAfter =
      next === undefined ? work.bufferAfter : Math.min(work.bufferAfter, Math.max(0, next - start - end));
    return { employee, ranges: shiftRanges(busyParts({ ...work, bufferAfter }), start), bufferAfter };
  });
