import { describe, expect, it, test } from 'vitest';
import { clampDay, firstOfWeek, monthBounds, monthGrid, rangeAround, weekFrom } from './calendar-days.ts';

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

test.each([
  ['a Saturday', '2026-11-14', 'selected', '2026-11-14'],
  ['a Saturday', '2026-11-14', 'monday', '2026-11-09'],
  ['a Monday', '2026-11-09', 'monday', '2026-11-09'],
  ['a Sunday', '2026-11-15', 'monday', '2026-11-09'],
  ['New Year', '2027-01-01', 'monday', '2026-12-28'],
] as const)('the week of %s, %s, from the %s day on begins on %s', (_, day, start, first) => {
  expect(firstOfWeek(day, start)).toBe(first);
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
  const range = rangeAround('2026-11-14');

  it.each([
    ['2024-11-13', '2024-11-14'],
    ['2024-11-14', '2024-11-14'],
    ['2026-02-01', '2026-02-01'],
    ['2028-11-14', '2028-11-14'],
    ['2099-01-01', '2028-11-14'],
  ])('%s is clamped to %s', (day, clamped) => {
    expect(clampDay(day, range)).toBe(clamped);
  });
});
