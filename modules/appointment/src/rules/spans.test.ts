import { describe, expect, test } from 'vitest';
import { monthBefore, monthOf, monthRange, withinBounds } from './spans.ts';

describe('the range of one read is filled in', () => {
  test.each([
    ['2026-11-01T00:00:00', '2026-11-08T00:00:00', '2026-11-01T00:00:00', '2026-11-08T00:00:00'],
    [undefined, undefined, '2026-10-16T00:00:00', '2027-11-20T00:00:00'],
    ['2026-11-01T08:00:00', undefined, '2026-11-01T08:00:00', '2027-12-06T00:00:00'],
    [undefined, '2026-11-08T00:00:00', '2025-10-04T00:00:00', '2026-11-08T00:00:00'],
  ])('%s to %s', (start, end, from, to) => {
    expect(withinBounds(start, end, '2026-11-15')).toEqual({ from, to });
  });
});

test.each([
  ['11', '2026-11', ['2026-11-01', '2026-12-01'], '2026-10'],
  ['1', '2026-01', ['2026-01-01', '2026-02-01'], '2025-12'],
  ['2027-12', '2027-12', ['2027-12-01', '2028-01-01'], '2027-11'],
  ['2028-02', '2028-02', ['2028-02-01', '2028-03-01'], '2028-01'],
])('month %s', (input, month, range, before) => {
  expect(monthOf(input, '2026-11-15T10:00:00')).toBe(month);
  expect(monthRange(month)).toEqual(range);
  expect(monthBefore(month)).toBe(before);
});
