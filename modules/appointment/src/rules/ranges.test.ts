import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  both,
  has,
  joined,
  type Range,
  type Ranges,
  shifted,
  startsInside,
  startsOver,
  without,
} from './ranges.ts';

const LINE = 60;
const line = Array.from({ length: LINE }, (_, minute) => minute);

const anyRange = fc
  .tuple(fc.integer({ min: 0, max: LINE }), fc.integer({ min: 0, max: 12 }))
  .map(([from, long]): Range => [from, Math.min(LINE, from + long)]);
const anyRanges = fc.array(anyRange, { maxLength: 8 }).map(joined);

const minutesOf = (ranges: Ranges): number[] => line.filter((minute) => has(ranges, minute));

const isTidy = (ranges: Ranges): boolean =>
  ranges.every(([from, to], index) => from < to && (index === 0 || (ranges[index - 1] as Range)[1] < from));

describe('ranges, beside sets of minutes', () => {
  test('joined holds the same minutes, tidily', () => {
    fc.assert(
      fc.property(fc.array(anyRange, { maxLength: 10 }), (ranges) => {
        const tidy = joined(ranges);
        expect(isTidy(tidy)).toBe(true);
        expect(minutesOf(tidy)).toEqual(line.filter((m) => ranges.some(([from, to]) => from <= m && m < to)));
      }),
    );
  });

  test('both and without part the first in two', () => {
    fc.assert(
      fc.property(anyRanges, anyRanges, (a, b) => {
        const inBoth = both(a, b);
        const inFirst = without(a, b);
        expect(minutesOf(inBoth)).toEqual(line.filter((m) => has(a, m) && has(b, m)));
        expect(minutesOf(inFirst)).toEqual(line.filter((m) => has(a, m) && !has(b, m)));
        expect(joined([...inBoth, ...inFirst])).toEqual(a);
      }),
    );
  });

  test('a shift goes there and back', () => {
    fc.assert(
      fc.property(anyRanges, fc.integer({ min: -100, max: 100 }), (ranges, by) => {
        expect(shifted(shifted(ranges, by), -by)).toEqual(ranges);
      }),
    );
  });
});

describe('where something may begin', () => {
  const part = fc
    .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 8 }))
    .map(([from, long]): Range => [from, from + long]);

  test('inside: at these minutes and no others it lies wholly in the room', () => {
    fc.assert(
      fc.property(anyRanges, part, (room, [from, to]) => {
        const fits = (start: number): boolean =>
          room.some(([roomFrom, roomTo]) => roomFrom <= start + from && start + to <= roomTo);
        const starts = startsInside(room, [from, to]);
        for (let start = -20; start < LINE + 20; start += 1) expect(has(starts, start)).toBe(fits(start));
      }),
    );
  });

  test('over: at these minutes and no others it touches what is taken', () => {
    fc.assert(
      fc.property(anyRanges, part, (taken, [from, to]) => {
        const hits = (start: number): boolean =>
          taken.some(([takenFrom, takenTo]) => start + from < takenTo && takenFrom < start + to);
        const starts = startsOver(taken, [from, to]);
        for (let start = -20; start < LINE + 20; start += 1) expect(has(starts, start)).toBe(hits(start));
      }),
    );
  });
});
