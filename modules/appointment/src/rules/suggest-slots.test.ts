import { mergeRanges, type Range, type Ranges, subtractRanges } from '@ayna/domain/ranges';
import { busyParts, type Work } from '@ayna/domain/work-parts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offeredStarts, possibleStarts } from './slots.ts';
import { suggestedStarts } from './suggest-slots.ts';

const employee = 'deniz';
const plain = (duration: number, bufferAfter = 0): Work => ({ duration, bufferAfter, phases: null });

type Day = { readonly hours: Range; readonly occupied: Ranges; readonly work: Work; readonly step: number };

const offeredOn = ({ hours: [from, to], occupied, work, step }: Day): number[] => {
  const layers = [{ why: 'not-working' as const, ranges: subtractRanges([[-1_440, 2_880]], [[from, to]]) }];
  return offeredStarts(possibleStarts({ open: [[from, to]], layers, occupied }, work), step, 0);
};

const suggestedOn = (day: Day, shortest: number): readonly number[] => {
  const { hours, occupied, work } = day;
  const candidates = offeredOn(day).map((start) => ({
    start,
    busy: [{ employee, ranges: busyParts(work).map(([a, b]): Range => [start + a, start + b]) }],
  }));
  return [...suggestedStarts(candidates, new Map([[employee, subtractRanges([hours], occupied)]]), shortest)];
};

const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const hours: Range = [at('10:00'), at('13:00')];

describe('suggested starts', () => {
  test.each([
    ['an empty morning: its ends', plain(30), [], ['10:00', '12:30']],
    ['next to an appointment', plain(30), [['11:00', '11:30']], ['10:00', '10:30', '11:30', '12:30']],
    // All others would leave a quarter of an hour before or behind them.
    ['not with a gap that is too short', plain(45), [['11:30', '12:00']], ['10:00', '10:45']],
    ['a gap that fits exactly', plain(60), [['11:00', '13:00']], ['10:00']],
    ['after a buffer', plain(30, 15), [['10:00', '11:00']], ['11:00', '12:15', '12:30']],
    ['nothing where nothing is free', plain(30), [['10:00', '13:00']], []],
  ] as const)('%s', (_, work, taken, expected) => {
    const occupied = taken.map(([from, to]): Range => [at(from), at(to)]);
    expect(suggestedOn({ hours, occupied, work, step: 15 }, 30).map(clockOf)).toEqual(expected);
  });

  test('where every start leaves a gap, those with the fewest are suggested', () => {
    const occupied: Ranges = [[at('10:50'), at('13:00')]];
    expect(suggestedOn({ hours, occupied, work: plain(30), step: 10 }, 30).map(clockOf)).toEqual([
      '10:00',
      '10:20',
    ]);
  });

  test('a wait that is too short for others is no reason against any start', () => {
    const phases = { work: 30, wait: 20, finish: 20, freeWhileWaiting: true };
    const work = { duration: 70, bufferAfter: 0, phases };
    expect(suggestedOn({ hours, occupied: [], work, step: 10 }, 30).map(clockOf)).toEqual(['10:00', '11:50']);
  });

  test('with two employees neither may be left with a gap', () => {
    const free = new Map<string, Ranges>([
      ['deniz', [[600, 720]]],
      ['arda', [[620, 720]]],
    ]);
    const candidates = [600, 620, 650].map((start) => ({
      start,
      busy: [
        { employee: 'deniz', ranges: [[start, start + 30]] as Ranges },
        { employee: 'arda', ranges: [[start + 30, start + 70]] as Ranges },
      ],
    }));
    // At 600 nobody is left with less than 10 minutes; at 650 both adjoin, and at 620 deniz has 20 before it.
    expect([...suggestedStarts(candidates, free, 10)]).toEqual([600, 650]);
    expect([...suggestedStarts(candidates, free, 30)]).toEqual([650]);
  });
});

const minute = fc.integer({ min: 0, max: 96 }).map((five) => 480 + 5 * five);
const anyDay: fc.Arbitrary<Day> = fc.record({
  hours: fc.constant<Range>([480, 960]),
  occupied: fc
    .array(
      fc.tuple(minute, fc.integer({ min: 5, max: 90 })).map(([from, long]): Range => [from, from + long]),
      { maxLength: 8 },
    )
    .map(mergeRanges),
  work: fc.record({
    duration: fc.integer({ min: 10, max: 120 }),
    bufferAfter: fc.constantFrom(0, 5, 10),
    phases: fc.constant(null),
  }),
  step: fc.constantFrom(5, 10, 15, 30),
});
const anyShortest = fc.constantFrom(15, 20, 30, 45);

/** The same gaps found in another way: minute by minute, before and behind the visit. */
const holesAt = ({ hours: [from, to], occupied, work }: Day, start: number, shortest: number): number => {
  const isFree = (one: number) => one >= from && one < to && !occupied.some(([x, y]) => x <= one && one < y);
  let [before, after] = [0, 0];
  while (isFree(start - before - 1)) before += 1;
  while (isFree(start + work.duration + work.bufferAfter + after)) after += 1;
  return [before, after].filter((gap) => gap > 0 && gap < shortest).length;
};

describe('for any day', () => {
  test('no suggested start leaves a gap shorter than the shortest service while another start avoids it', () => {
    fc.assert(
      fc.property(anyDay, anyShortest, (day, shortest) => {
        const isClean = (start: number) => holesAt(day, start, shortest) === 0;
        const isAvoidable = offeredOn(day).some(isClean);
        expect(isAvoidable ? suggestedOn(day, shortest).filter((start) => !isClean(start)) : []).toEqual([]);
      }),
    );
  });

  test('only offered starts are suggested, each once and in order', () => {
    fc.assert(
      fc.property(anyDay, anyShortest, (day, shortest) => {
        const suggested = suggestedOn(day, shortest);
        expect(offeredOn(day).filter((start) => suggested.includes(start))).toEqual(suggested);
      }),
    );
  });

  test('a start that fills its gap from end to end is suggested', () => {
    fc.assert(
      fc.property(anyDay, anyShortest, (day, shortest) => {
        const { work, hours: whole, occupied } = day;
        const exact = subtractRanges([whole], occupied).filter(
          ([from, to]) => to - from === work.duration + work.bufferAfter,
        );
        const suggested = suggestedOn(day, shortest);
        const offered = offeredOn(day).filter((start) => exact.some(([from]) => from === start));
        expect(offered.filter((start) => !suggested.includes(start))).toEqual([]);
      }),
    );
  });
});
