import { expect, test } from 'vitest';
import { yesterdayOf } from './yesterday.ts';

test.each([
  ['2026-11-18T20:59:59Z', '2026-11-17'],
  ['2026-11-18T21:00:00Z', '2026-11-18'],
  ['2027-01-01T02:00:00Z', '2026-12-31'],
])('the day before %s is %s', (instant, day) => {
  expect(yesterdayOf(Date.parse(instant))).toBe(day);
});
