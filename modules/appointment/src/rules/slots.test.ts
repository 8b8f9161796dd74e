import { hasMinute, mergeRanges, type Range, type Ranges, subtractRanges } from '@ayna/domain/ranges';
import { busyParts, type Work, workParts } from '@ayna/domain/work-parts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReasonLayer } from './explain.ts';
import { offeredStarts, possibleStarts } from './slots.ts';

const plain = (duration: number, bufferAfter = 0): Work => ({ duration, bufferAfter, phases: null });
const balayage: Work = {
  duration: 90,
  bufferAfter: 10,
  phases: { work: 30, wait: 40, finish: 20, freeWhileWaiting: true },
};

const day: Range = [-1_440, 2_880];
const working = (from: number, to: number): readonly ReasonLayer[] => [
  { why: 'not-working', ranges: subtractRanges([day], [[from, to]]) },
];
const employeeDay = (from: number, to: number, occupied: Ranges = []) => ({
  open: [[from, to]] as Ranges,
  layers: working(from, to),
  occupied,
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

  test('do not where the service keeps the employee busy', () => {
    const busy = { ...balayage, phases: balayage.phases && { ...balayage.phases, freeWhileWaiting: false } };
    expect(busyParts(busy)).toEqual([[0, 100]]);
  });

  test('end with the work where nothing follows the wait', () => {
    const mask = {
      duration: 70,
      bufferAfter: 5,
      phases: { work: 30, wait: 40, finish: 0, freeWhileWaiting: true },
    };
    expect(busyParts(mask)).toEqual([[0, 35]]);
  });
});

describe('free starts', () => {
  const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const times = (minutes: readonly number[]) =>
    minutes.map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`);

  test.each([
    ['an empty morning', plain(60), [], ['10:00', '10:30', '11:00']],
    ['an appointment in the middle', plain(30), [['10:30', '11:00']], ['10:00', '11:00', '11:30']],
    ['a buffer may reach past closing time', plain(60, 30), [], ['10:00', '10:30', '11:00']],
    ['a buffer ends before the next appointment', plain(30, 15), [['11:00', '11:30']], ['10:00', '11:30']],
    ['a service longer than the day', plain(150), [], []],
  ] as const)('%s', (_, work, occupied, expected) => {
    const ranges = mergeRanges(occupied.map(([from, to]): Range => [at(from), at(to)]));
    expect(
      times(offeredStarts(possibleStarts(employeeDay(at('10:00'), at('12:00'), ranges), work), 30, 0)),
    ).toEqual(expected);
  });

  test('another service fits into the wait', () => {
    const occupied = busyParts(balayage).map(([from, to]): Range => [from + 600, to + 600]);
    expect(times(offeredStarts(possibleStarts(employeeDay(600, 720, occupied), plain(30)), 10, 0))).toEqual([
      '10:30',
      '10:40',
    ]);
  });

  test('hours may run past midnight', () => {
    expect(times(offeredStarts(possibleStarts(employeeDay(1_380, 1_560), plain(60)), 30, 0))).toEqual([
      '23:00',
      '23:30',
    ]);
  });

  test('no start is offered before the first bookable minute', () => {
    expect(times(offeredStarts(possibleStarts(employeeDay(600, 720), plain(30)), 15, 650))).toEqual([
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
const anyOccupied = fc.array(range, { maxLength: 10 }).map(mergeRanges);
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
  test('no free start overlaps occupied time, and every other start within the hours does', () => {
    fc.assert(
      fc.property(anyOccupied, anyWork, range, (occupied, work, [from, to]) => {
        const starts = possibleStarts(employeeDay(from, to, occupied), work);
        for (let start = from - 10; start <= to; start += 1) {
          const inHours = start >= from && start + work.duration <= to;
          const clash = busyParts(work).some(([a, b]) =>
            occupied.some(([x, y]) => start + a < y && x < start + b),
          );
          expect(hasMinute(starts, start)).toBe(inHours && !clash);
        }
      }),
    );
  });

  test('narrower hours never add a start', () => {
    fc.assert(
      fc.property(
        anyOccupied,
        anyWork,
        range,
        fc.integer({ min: 0, max: 60 }),
        (occupied, work, [from, to], less) => {
          const wide = possibleStarts(employeeDay(from, to, occupied), work);
          const narrow = possibleStarts(employeeDay(from + less, to, occupied), work);
          expect(subtractRanges(narrow, wide)).toEqual([]);
        },
      ),
    );
  });

  test('a booked start is no longer free', () => {
    fc.assert(
      fc.property(anyOccupied, anyWork, range, (occupied, work, [from, to]) => {
        const [first] = possibleStarts(employeeDay(from, to, occupied), work);
        if (!first) return;
        const booked = busyParts(work).map(([a, b]): Range => [a + first[0], b + first[0]]);
        const after = possibleStarts(employeeDay(from, to, mergeRanges([...occupied, ...booked])), work);
        expect(hasMinute(after, first[0])).toBe(false);
      }),
    );
  });
});
