// Sets of minutes, counted from some midnight, as ranges that are sorted and never touch.

/** Includes its first minute and not its last. */
export type Range = readonly [from: number, to: number];

/** Sorted, without overlaps and without empty ranges. Every function here expects and returns such a list. */
export type Ranges = readonly Range[];

/** Sorts any ranges and joins those that overlap or meet. */
export const mergeRanges = (ranges: readonly Range[]): Ranges => {
  const sorted = ranges.filter(([from, to]) => from < to).toSorted((a, b) => a[0] - b[0]);
  const out: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = out.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
};

/** The minutes that are in both. */
export const intersectRanges = (a: Ranges, b: Ranges): Ranges => {
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

/** The minutes that are in the first and not in the second. */
export const subtractRanges = (a: Ranges, b: Ranges): Ranges => {
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

export const shiftRanges = (ranges: Ranges, by: number): Ranges =>
  by === 0 ? ranges : ranges.map(([from, to]) => [from + by, to + by]);

export const hasMinute = (ranges: Ranges, minute: number): boolean =>
  ranges.some(([from, to]) => from <= minute && minute < to);

/** The starts from which a part, given relative to its start, fits into one of the ranges. */
export const startsInside = (ranges: Ranges, [from, to]: Range): Ranges =>
  ranges.flatMap(([rangeFrom, rangeTo]): Range[] =>
    rangeFrom - from <= rangeTo - to ? [[rangeFrom - from, rangeTo - to + 1]] : [],
  );

/** The starts from which the part would overlap one of the ranges. */
export const startsOverlapping = (taken: Ranges, [from, to]: Range): Ranges =>
  from < to ? mergeRanges(taken.map(([takenFrom, takenTo]) => [takenFrom - to + 1, takenTo - from])) : [];
