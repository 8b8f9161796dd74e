import { describe, expect, test } from 'vitest';
import { dayAt, daysListed, monthAndBefore } from './calendar.ts';

test.each([
  ['2026-11-14T20:59:59Z', 'Europe/Istanbul', '2026-11-14'],
  ['2026-11-14T21:00:00Z', 'Europe/Istanbul', '2026-11-15'],
  ['2026-11-14T21:00:00Z', 'Europe/Berlin', '2026-11-14'],
])('at %s it is, in %s, %s', (instant, zone, day) => {
  expect(dayAt(instant, zone)).toBe(day);
  expect(dayAt(Date.parse(instant), zone)).toBe(day);
});

test.each([
  [2026, 1, '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  [2024, 3, '2024-03-01', '2024-03-31', '2024-02-01', '2024-02-29'],
  [2026, 12, '2026-12-01', '2026-12-31', '2026-11-01', '2026-11-30'],
])('month %i/%i is %s to %s, after %s to %s', (year, month, from, to, fromBefore, toBefore) => {
  expect(monthAndBefore(year, month)).toEqual({
    month: { from, to },
    before: { from: fromBefore, to: toBefore },
  });
});

describe('a list shows', () => {
  test.each([
    ['the last 400 days and all that comes', {}, '2025-10-12', null],
    ['from a day on', { startDate: '2026-11-01' }, '2026-11-01', null],
    ['a range', { startDate: '2024-01-01', endDate: '2024-12-31' }, '2024-01-01', '2024-12-31'],
    ['the last 400 days before an end', { endDate: '2024-12-31' }, '2023-11-28', '2024-12-31'],
    [
      'no more than that of a range',
      { startDate: '2019-01-01', endDate: '2024-12-31' },
      '2023-11-28',
      '2024-12-31',
    ],
    ['no more than that up to now', { startDate: '2019-01-01' }, '2025-10-12', null],
  ])('%s', (_, asked, from, to) => {
    expect(daysListed(asked, '2026-11-15')).toEqual({ from, to });
  });
});
