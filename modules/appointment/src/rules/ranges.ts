// Sets of minutes on a line whose nought is some midnight, as ranges that begin in order and never touch.

/** From the first minute to the one before the second. */
export type Range = readonly [from: number, to: number];

/** In order, without overlaps, without empty ones: what every function here takes and gives. */
export type Ranges = readonly Range[];

/** Any ranges, put in order and joined where they meet. */
export const joined = (ranges: readonly Range[]): Ranges => {
  const sorted = ranges.filter(([from, to]) => from < to).toSorted((a, b) => a[0] - b[0]);
  const out: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = out.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
};

/** What is in both. */
export const both = (a: Ranges, b: Ranges): Ranges => {
  const out: Range[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [aFrom, aTo] = a[i] as Range;
    const [bFrom, bTo] = b[j] as Range;
    const from = Math.max(aFrom, bFrom);
    const to = Math.min(aTo, bTo);
    if (from < to) out.push([from, to]);
    if (aTo < bTo) i += 1;
    else j += 1;
  }
  return out;
};

/** What is in the first and not in the second. */
export const without = (a: Ranges, b: Ranges): Ranges => {
  const out: Range[] = [];
  let j = 0;
  for (const [aFrom, aTo] of a) {
    let from = aFrom;
    while (j < b.length && (b[j] as Range)[1] <= from) j += 1;
    for (let k = j; k < b.length && (b[k] as Range)[0] < aTo; k += 1) {
      const [bFrom, bTo] = b[k] as Range;
      if (from < bFrom) out.push([from, bFrom]);
      from = Math.max(from, bTo);
    }
    if (from < aTo) out.push([from, aTo]);
  }
  return out;
};

export const shifted = (ranges: Ranges, by: number): Ranges =>
  by === 0 ? ranges : ranges.map(([from, to]) => [from + by, to + by]);

export const has = (ranges: Ranges, minute: number): boolean =>
  ranges.some(([from, to]) => from <= minute && minute < to);

/** The minutes at which something that lasts from `part[0]` to `part[1]` after it would lie wholly inside. */
export const startsInside = (room: Ranges, [from, to]: Range): Ranges =>
  room.flatMap(([roomFrom, roomTo]): Range[] =>
    roomFrom - from <= roomTo - to ? [[roomFrom - from, roomTo - to + 1]] : [],
  );

/** The minutes at which it would lie over any of these. */
export const startsOver = (taken: Ranges, [from, to]: Range): Ranges =>
  from < to ? joined(taken.map(([takenFrom, takenTo]) => [takenFrom - to + 1, takenTo - from])) : [];
