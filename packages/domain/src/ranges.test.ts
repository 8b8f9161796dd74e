import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasMinute,
  intersectRanges,
  mergeRanges,
  type Range,
  type Ranges,
  shiftRanges,
  startsInside,
  startsOverlapping,
  subtractRanges,
} from './ranges.ts';

const LINE = 60;
const line = Array.from({ length: LINE }, (_, minute) => minute);

const anyRange = fc
  .tuple(fc.integer({ min: 0, max: LINE }), fc.integer({ min: 0, max: 12 }))
  .map(([from, long]): Range => [from, Math.min(LINE, from + long)]);
const anyRanges = fc.array(anyRange, { maxLength: 8 }).map(mergeRanges);

const minutesOf = (ranges: Ranges): number[] => line.filter((minute) => hasMinute(ranges, minute));

const isTidy = (ranges: Ranges): boolean =>
  ranges.every(([from, to], index) => from < to && (index === 0 || (ranges[index - 1] as Range)[1] < from));

describe('ranges behave like sets of minutes', () => {
  test('merged ranges hold the same minutes, sorted and apart', () => {
    fc.assert(
      fc.property(fc.array(anyRange, { maxLength: 10 }), (ranges) => {
        const tidy = mergeRanges(ranges);
        expect(isTidy(tidy)).toBe(true);
        expect(minutesOf(tidy)).toEqual(line.filter((m) => ranges.some(([from, to]) => from <= m && m < to)));
      }),
    );
  });

  test('intersection and difference split the first in two', () => {
    fc.assert(
      fc.property(anyRanges, anyRanges, (a, b) => {
        const inBoth = intersectRanges(a, b);
        const inFirst = subtractRanges(a, b);
        expect(minutesOf(inBoth)).toEqual(line.filter((m) => hasMinute(a, m) && hasMinute(b, m)));
        expect(minutesOf(inFirst)).toEqual(line.filter((m) => hasMinute(a, m) && !hasMinute(b, m)));
        expect(mergeRanges([...inBoth, ...inFirst])).toEqual(a);
      }),
    );
  });

  test('a shift can be undone by the opposite shift', () => {
    fc.assert(
      fc.property(anyRanges, fc.integer({ min: -100, max: 100 }), (ranges, by) => {
        expect(shiftRanges(shiftRanges(ranges, by), -by)).toEqual(ranges);
      }),
    );
  });
});

describe('where a part may start', () => {
  const part = fc
    .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 8 }))
    .map(([from, long]): Range => [from, from + long]);

  test('inside: from these minutes and no others the part fits', () => {
    fc.assert(
      fc.property(anyRanges, part, (room, [from, to]) => {
        const fits = (start: number): boolean =>
          room.some(([roomFrom, roomTo]) => roomFrom <= start + from && start + to <= roomTo);
        const starts = startsInside(room, [from, to]);
        for (let start = -20; start < LINE + 20; start += 1)
          expect(hasMinute(starts, start)).toBe(fits(start));
      }),
    );
  });

  test('overlapping: from these minutes and no others the part touches a range', () => {
    fc.assert(
      fc.property(anyRanges, part, (taken, [from, to]) => {
        const overlaps = (start: number): boolean =>
          taken.some(([takenFrom, takenTo]) => start + from < takenTo && takenFrom < start + to);
        const starts = startsOverlapping(taken, [from, to]);
        for (let start = -20; start < LINE + 20; start += 1)
          expect(hasMinute(starts, start)).toBe(overlaps(start));
      }),
    );
  });
});
