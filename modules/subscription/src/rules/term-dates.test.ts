import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addPeriod, dayOf, dayOfMonth, daysBetween, startOf } from './term-dates.ts';

test.each([
  ['2026-01-31', 'monthly', 31, 1, '2026-02-28'],
  ['2026-02-28', 'monthly', 31, 1, '2026-03-31'],
  ['2027-12-31', 'monthly', 31, 2, '2028-02-29'],
  ['2026-11-02', 'monthly', 2, 1, '2026-12-02'],
  ['2026-12-15', 'monthly', 15, 1, '2027-01-15'],
  ['2028-02-29', 'yearly', 29, 1, '2029-02-28'],
  ['2031-02-28', 'yearly', 29, 1, '2032-02-29'],
  ['2026-03-31', 'monthly', 31, -1, '2026-02-28'],
] as const)('%s and one %s later (day %d, %d times) is %s', (day, period, anchor, count, end) => {
  expect(addPeriod(day, period, anchor, count)).toBe(end);
});

const days = fc
  .integer({ min: Date.parse('2020-01-01'), max: Date.parse('2060-01-01') })
  .map((at) => new Date(at).toISOString().slice(0, 10));

test('terms of any start follow each other without a gap and never drift from their day', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 40 }), (start, count) => {
      const anchor = dayOfMonth(start);
      let day = start;
      for (let term = 0; term < count; term += 1) {
        const next = addPeriod(day, 'monthly', anchor);
        expect(daysBetween(day, next)).toBeGreaterThanOrEqual(28);
        expect(daysBetween(day, next)).toBeLessThanOrEqual(31);
        expect(addPeriod(next, 'monthly', anchor, -1)).toBe(day);
        day = next;
      }
      expect(day).toBe(addPeriod(start, 'monthly', anchor, count));
    }),
  );
});

test('a day begins at midnight in Istanbul', () => {
  expect(startOf('2026-12-02')).toBe(Date.parse('2026-12-02T00:00+03:00'));
  expect(startOf('2026-12-02', 9)).toBe(Date.parse('2026-12-02T09:00+03:00'));
  expect(dayOf(startOf('2026-12-02') - 1)).toBe('2026-12-01');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
