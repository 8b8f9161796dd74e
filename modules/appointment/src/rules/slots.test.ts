import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Layer } from './day-layers.ts';
import { has, joined, type Range, type Ranges, without } from './ranges.ts';
import { busyParts, offered, startsFor, type Work, workParts } from './slots.ts';

const plain = (duration: number, bufferAfter = 0): Work => ({ duration, bufferAfter, phases: null });
const balayage: Work = {
  duration: 90,
  bufferAfter: 10,
  phases: { work: 30, wait: 40, finish: 20, freeWhileWaiting: true },
};

const day: Range = [-1_440, 2_880];
const working = (from: number, to: number): readonly Layer[] => [
  { why: 'not-working', takes: without([day], [[from, to]]) },
];
const room = (from: number, to: number, taken: Ranges = []) => ({
  open: [[from, to]] as Ranges,
  layers: working(from, to),
  taken,
});

describe('the parts of a service', () => {
  test('leave the employee free while the customer waits', () => {
    expect(workParts(balayage)).toEqual([
      [0, 30],
      [70, 90],
    ]);
    expect(busyParts(balayage)).toEqual([
      [0, 30],
      [70, 100],
    ]);
  });

  test('do not, where the salon wants it otherwise', () => {
    const held = { ...balayage, phases: balayage.phases && { ...balayage.phases, freeWhileWaiting: false } };
    expect(busyParts(held)).toEqual([[0, 100]]);
  });

  test('end with the work, where nothing follows the wait', () => {
    const mask = {
      duration: 70,
      bufferAfter: 5,
      phases: { work: 30, wait: 40, finish: 0, freeWhileWaiting: true },
    };
    expect(busyParts(mask)).toEqual([[0, 35]]);
  });
});

describe('free beginnings', () => {
  const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const times = (minutes: readonly number[]) =>
    minutes.map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`);

  test.each([
    ['an empty morning', plain(60), [], ['10:00', '10:30', '11:00']],
    ['one in the middle', plain(30), [['10:30', '11:00']], ['10:00', '11:00', '11:30']],
    ['a buffer needs room, though not after closing', plain(60, 30), [], ['10:00', '10:30', '11:00']],
    ['a buffer keeps away from the next', plain(30, 15), [['11:00', '11:30']], ['10:00', '11:30']],
    ['too long', plain(150), [], []],
  ] as const)('%s', (_, work, taken, expected) => {
    const ranges = joined(taken.map(([from, to]): Range => [at(from), at(to)]));
    expect(times(offered(startsFor(room(at('10:00'), at('12:00'), ranges), work), 30, 0))).toEqual(expected);
  });

  test('another fits into the wait', () => {
    const taken = busyParts(balayage).map(([from, to]): Range => [from + 600, to + 600]);
    expect(times(offered(startsFor(room(600, 720, taken), plain(30)), 10, 0))).toEqual(['10:30', '10:40']);
  });

  test('past midnight the day goes on', () => {
    expect(times(offered(startsFor(room(1_380, 1_560), plain(60)), 30, 0))).toEqual(['23:00', '23:30']);
  });

  test('not before the moment from which on one may book', () => {
    expect(times(offered(startsFor(room(600, 720), plain(30)), 15, 650))).toEqual([
      '11:00',
      '11:15',
      '11:30',
    ]);
  });
});

const minute = fc.integer({ min: 480, max: 1_300 });
const range = fc
  .tuple(minute, fc.integer({ min: 5, max: 120 }))
  .map(([from, long]): Range => [from, from + long]);
const anyTaken = fc.array(range, { maxLength: 10 }).map(joined);
const anyWork: fc.Arbitrary<Work> = fc.oneof(
  fc.record({
    duration: fc.integer({ min: 5, max: 120 }),
    bufferAfter: fc.integer({ min: 0, max: 30 }),
    phases: fc.constant(null),
  }),
  fc
    .record({
      work: fc.integer({ min: 5, max: 60 }),
      wait: fc.integer({ min: 5, max: 60 }),
      finish: fc.integer({ min: 0, max: 30 }),
      freeWhileWaiting: fc.boolean(),
    })
    .map((phases) => ({ duration: phases.work + phases.wait + phases.finish, bufferAfter: 10, phases })),
);

describe('for any day and any service', () => {
  test('no free beginning overlaps taken time, and every other one in hours does', () => {
    fc.assert(
      fc.property(anyTaken, anyWork, range, (taken, work, [from, to]) => {
        const starts = startsFor(room(from, to, taken), work);
        for (let start = from - 10; start <= to; start += 1) {
          const inHours = start >= from && start + work.duration <= to;
          const clash = busyParts(work).some(([a, b]) =>
            taken.some(([x, y]) => start + a < y && x < start + b),
          );
          expect(has(starts, start)).toBe(inHours && !clash);
        }
      }),
    );
  });

  test('narrower hours never add a beginning', () => {
    fc.assert(
      fc.property(
        anyTaken,
        anyWork,
        range,
        fc.integer({ min: 0, max: 60 }),
        (taken, work, [from, to], less) => {
          const wide = startsFor(room(from, to, taken), work);
          const narrow = startsFor(room(from + less, to, taken), work);
          expect(without(narrow, wide)).toEqual([]);
        },
      ),
    );
  });

  test('one that is booked is free no more', () => {
    fc.assert(
      fc.property(anyTaken, anyWork, range, (taken, work, [from, to]) => {
        const [first] = startsFor(room(from, to, taken), work);
        if (!first) return;
        const booked = busyParts(work).map(([a, b]): Range => [a + first[0], b + first[0]]);
        const after = startsFor(room(from, to, joined([...taken, ...booked])), work);
        expect(has(after, first[0])).toBe(false);
      }),
    );
  });
});
