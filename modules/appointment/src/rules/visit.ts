import { both, has, joined, type Range, type Ranges, shifted } from './ranges.ts';
import { busyParts, offered, type Work } from './slots.ts';

/** One service of a visit, with those who could do it and when each of them could begin it. */
export type Step = {
  readonly work: Work;
  readonly who: readonly { readonly code: string; readonly starts: Ranges; readonly load: number }[];
};

/** When each service begins, from the beginning of the visit: one after the other. */
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
    .map(({ who }, index) => shifted(joined(who.flatMap(({ starts }) => starts)), -(offsets[index] ?? 0)))
    .reduce(both);
};

/**
 * Who does what when the visit begins at this minute: the one who did the service before it, if he or she
 * can, since nobody likes to change the chair; else whoever has least to do. Null where nobody can.
 */
export const assign = (steps: readonly Step[], start: number): string[] | null => {
  const offsets = offsetsOf(steps.map(({ work }) => work));
  const chosen: string[] = [];
  for (const [index, { who }] of steps.entries()) {
    const free = who.filter(({ starts }) => has(starts, start + (offsets[index] ?? 0)));
    const same = free.find(({ code }) => code === chosen.at(-1));
    const least = free.toSorted((a, b) => a.load - b.load || (a.code < b.code ? -1 : 1))[0];
    const one = same ?? least;
    if (!one) return null;
    chosen.push(one.code);
  }
  return chosen;
};

/** The beginnings that are offered on a day, each with who would do it. */
export const visitSlots = (steps: readonly Step[], step: number, from: number) =>
  offered(visitStarts(steps), step, from).flatMap((start) => {
    const employees = assign(steps, start);
    return employees ? [{ start, employees }] : [];
  });

/** The three offered beginnings nearest to a minute, in the order of the day. */
export const nearest = (starts: readonly number[], to: number): number[] =>
  starts
    .toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to) || a - b)
    .slice(0, 3)
    .toSorted((a, b) => a - b);

type Placed = { readonly employee: string; readonly start: number; readonly work: Work };

/**
 * The time each service takes of its employee. To tidy up between two services of one visit in the same
 * hands is left out: the customer is still there.
 */
export const takenBy = (
  placed: readonly Placed[],
): { readonly employee: string; readonly ranges: Ranges }[] =>
  placed.map(({ employee, start, work }, index) => {
    const next = placed.slice(index + 1).find((one) => one.employee === employee)?.start;
    const ranges = busyParts(work).map(([from, to]): Range => [from + start, to + start]);
    const cut = ranges.map(([from, to]): Range => [from, Math.min(to, next ?? to)]);
    return { employee, ranges: joined(cut) };
  });
