import { describe, expect, test } from 'vitest';
import { monthWithPrevious, resolveListRange } from './calendar.ts';

test.each([
  [2026, 1, '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  [2024, 3, '2024-03-01', '2024-03-31', '2024-02-01', '2024-02-29'],
  [2026, 12, '2026-12-01', '2026-12-31', '2026-11-01', '2026-11-30'],
])(
  'month %i/%i is %s to %s, the previous one %s to %s',
  (year, month, from, to, previousFrom, previousTo) => {
    expect(monthWithPrevious(year, month)).toMatchObject({
      month: { from, to },
      previous: { from: previousFrom, to: previousTo },
    });
  },
);

test('the same month a year ago has its own last day', () => {
  expect(monthWithPrevious(2025, 2).yearAgo).toEqual({ from: '2024-02-01', to: '2024-02-29' });
});

describe('a list shows', () => {
  test.each([
    ['the last 400 days and the future', {}, '2025-10-12', null],
    ['everything from a start date on', { startDate: '2026-11-01' }, '2026-11-01', null],
    ['a range', { startDate: '2024-01-01', endDate: '2024-12-31' }, '2024-01-01', '2024-12-31'],
    ['the last 400 days before an end date', { endDate: '2024-12-31' }, '2023-11-28', '2024-12-31'],
  ])('%s', (_, query, from, to) => {
    expect(resolveListRange(query, '2026-11-15')).toEqual({ from, to });
  });

  test('no more than 400 days up to today', () => {
    expect(resolveListRange({ startDate: '2025-10-11' }, '2026-11-15')).toBeNull();
  });
});
