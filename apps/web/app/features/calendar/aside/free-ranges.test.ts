import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../ui/pattern/random.ts';
import type { Range } from '../model/scale.ts';
import { freeRanges, MIN_MINUTES } from './free-ranges.ts';

const at = (from: number, to: number): Range => ({ from, to });
const before = -10_000;
const shift = [at(600, 1200)];

describe('the holes of a day', () => {
  test.each([
    ['a day without anything is one hole', { open: shift, taken: [] }, [at(600, 1200)]],
    ['a day off has none', { open: [], taken: [] }, []],
    [
      'lie between what is taken',
      { open: shift, taken: [at(600, 690), at(705, 765), at(795, 975)] },
      [at(690, 705), at(765, 795), at(975, 1200)],
    ],
    [
      'are found under what lies over each other',
      { open: shift, taken: [at(600, 1000), at(700, 800), at(990, 1100)] },
      [at(1100, 1200)],
    ],
    ['a leave over the whole day leaves none', { open: shift, taken: [at(-500, 3000)] }, []],
    ['too short to be of use', { open: shift, taken: [at(600, 1191)] }, []],
    [
      'go on past midnight',
      { open: [at(1200, 1560)], taken: [at(1380, 1500)] },
      [at(1200, 1380), at(1500, 1560)],
    ],
    ['two shifts that meet are one', { open: [at(600, 720), at(720, 900)], taken: [] }, [at(600, 900)]],
  ] as const)('%s', (_name, day, expected) => {
    expect(freeRanges({ ...day, now: before })).toEqual(expected);
  });

  test.each([
    ['begin at the next five minutes', 862, [at(865, 1200)]],
    ['begin now, if the clock stands on them', 860, [at(860, 1200)]],
    ['are over with the day', 1195, []],
    ['of yesterday are none', 1440 + 600, []],
  ] as const)('today they %s', (_name, now, expected) => {
    expect(freeRanges({ open: shift, taken: [], now })).toEqual(expected);
  });
});

const random = randomFrom('free stretches');
const whole = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
const someRanges = (): Range[] =>
  Array.from({ length: whole(0, 12) }, () => {
    const from = whole(-200, 1800);
    return at(from, from + whole(0, 400));
  });
/** The same ones in every run. */
const days = Array.from({ length: 500 }, () => ({
  open: someRanges(),
  taken: someRanges(),
  now: whole(-300, 2000),
}));

const has = (all: readonly Range[], minute: number): boolean =>
  all.some(({ from, to }) => from <= minute && minute < to);

const minutesOf = ({ from, to }: Range): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

describe('for whatever day', () => {
  test('every minute of a hole is worked, not taken and still to come', () => {
    for (const day of days)
      expect(
        freeRanges(day)
          .flatMap(minutesOf)
          .filter((minute) => !has(day.open, minute) || has(day.taken, minute) || minute < day.now),
      ).toEqual([]);
  });

  test('a free minute that is in no hole stands in one too short', () => {
    for (const day of days) {
      const holes = freeRanges(day);
      const first = Math.min(2300, Math.max(-200, Math.ceil(day.now / 5) * 5));
      let run = 0;
      const missed = minutesOf(at(first, 2300)).filter((minute) => {
        run = has(day.open, minute) && !has(day.taken, minute) ? run + 1 : 0;
        return run >= MIN_MINUTES && !has(holes, minute);
      });
      expect(missed).toEqual([]);
    }
  });

  test('they are in order, apart from each other and long enough', () => {
    for (const day of days)
      freeRanges(day).forEach(({ from, to }, index, all) => {
        expect(to - from).toBeGreaterThanOrEqual(MIN_MINUTES);
        expect(from).toBeGreaterThan(all[index - 1]?.to ?? Number.NEGATIVE_INFINITY);
      });
  });

  test('what is taken twice, in whichever order, changes nothing', () => {
    for (const day of days)
      expect(freeRanges({ ...day, taken: [...day.taken, ...day.taken].toReversed() })).toEqual(
        freeRanges(day),
      );
  });
});
