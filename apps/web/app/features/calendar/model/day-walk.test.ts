import { Temporal } from 'temporal-polyfill';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  clampDay,
  dayNumber,
  isDay,
  minuteOn,
  monthBounds,
  monthGrid,
  reachAround,
  weekdayOf,
  weekFrom,
} from './day-walk.ts';
import { runs, type seeded } from './seeded.ts';

const anyDay = (next: ReturnType<typeof seeded>): string =>
  Temporal.PlainDate.from('1970-01-01')
    .add({ days: next(-40_000, 60_000) })
    .toString();

test('a week spans seven days from the selected date, whichever weekday it is', () => {
  expect(weekFrom('2026-11-14')).toEqual([
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
});

test('a month covers day 1 to its last day', () => {
  expect(monthBounds('2028-02-14')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  expect(monthBounds('2026-11-30')).toEqual({ first: '2026-11-01', last: '2026-11-30' });
});

test('the grid of a month is Monday first, with padding before and after', () => {
  const weeks = monthGrid('2026-11-14');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
});

describe('the reach of two years either way', () => {
  const reach = reachAround('2026-11-14');

  it.each([
    ['2024-11-13', '2024-11-14'],
    ['2024-11-14', '2024-11-14'],
    ['2026-02-01', '2026-02-01'],
    ['2028-11-14', '2028-11-14'],
    ['2099-01-01', '2028-11-14'],
  ])('%s is clamped to %s', (day, clamped) => {
    expect(clampDay(day, reach)).toBe(clamped);
  });
});

test.each([
  ['2026-11-14', true],
  ['2026-02-29', false],
  ['2026-11', false],
  ['dün', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('day numbers follow the calendar', () => {
  for (const next of runs(300)) {
    const [day, days] = [anyDay(next), next(-800, 800)];
    expect(addDays(day, days)).toBe(Temporal.PlainDate.from(day).add({ days }).toString());
    expect(dayNumber(addDays(day, days)) - dayNumber(day)).toBe(days);
  }
});

test('weekdays are those of the calendar', () => {
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  for (const next of runs(300)) {
    const day = anyDay(next);
    expect(weekdayOf(day)).toBe(names[Temporal.PlainDate.from(day).dayOfWeek - 1]);
  }
});

test.each([
  ['2026-11-14T10:30:00', 630],
  ['2026-11-15T00:30:00', 1_470],
  ['2026-11-13T23:00:00', -60],
  ['2026-12-01T00:00:00', 17 * 1_440],
])('%s is minute %i of 14 November', (moment, minute) => {
  expect(minuteOn('2026-11-14', moment)).toBe(minute);
});
