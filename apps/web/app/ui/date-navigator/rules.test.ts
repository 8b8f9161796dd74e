import { describe, expect, it, test } from 'vitest';
import {
  canStep,
  chipCount,
  chipsAround,
  dayForKey,
  NARROW_BELOW_PX,
  relativeDayText,
  stepFrom,
} from './rules.ts';

const day = '2026-11-14';
const range = { min: '2026-11-10', max: '2026-11-20' };

describe('the keys of the navigator', () => {
  it.each([
    ['ArrowLeft', '2026-11-13'],
    ['ArrowRight', '2026-11-15'],
    ['PageUp', '2026-11-07'],
    ['PageDown', '2026-11-21'],
    ['t', '2026-11-01'],
    ['T', '2026-11-01'],
  ])('%s leads to %s', (key, there) => {
    expect(dayForKey({ key }, day, '2026-11-01', {})).toBe(there);
  });

  it('are no others', () => {
    expect(dayForKey({ key: 'ArrowUp' }, day, day, {})).toBeUndefined();
  });
});

describe('the chosen date is clamped to its minimum and maximum', () => {
  it.each([
    [-7, '2026-11-10'],
    [-1, '2026-11-13'],
    [7, '2026-11-20'],
  ])('%i days lead to %s', (days, there) => {
    expect(stepFrom(day, days, range)).toBe(there);
  });

  it.each([
    [-7, false],
    [-1, true],
    [1, true],
    [7, false],
  ])('a step of %i days may be made: %s', (days, may) => {
    expect(canStep(day, days, range)).toBe(may);
  });
});

test('it shows 5 chips by default, 3 under a width of 460, and otherwise as many as it is asked for', () => {
  expect(NARROW_BELOW_PX).toBe(460);
  expect([chipCount(undefined, false), chipCount(undefined, true)]).toEqual([5, 3]);
  expect([chipCount(3, true), chipCount(1, false)]).toEqual([3, 1]);
});

test('the chosen date is the middle of its chips, and what is out of reach is no chip', () => {
  expect(chipsAround(day, 3, {})).toEqual(['2026-11-13', day, '2026-11-15']);
  expect(chipsAround(day, 5, {})).toHaveLength(5);
  expect(chipsAround(day, 1, {})).toEqual([day]);
  expect(chipsAround('2026-11-20', 3, range)).toEqual(['2026-11-19', '2026-11-20']);
});

test.each([
  [day, 'Bugün'],
  ['2026-11-13', 'Dün'],
  ['2026-11-15', 'Yarın'],
  ['2026-11-20', '6 gün sonra'],
  ['2026-11-02', '12 gün önce'],
  ['2027-11-14', '2027'],
])('%s is said to be %s', (there, words) => {
  expect(relativeDayText(there, day)).toBe(words);
});
