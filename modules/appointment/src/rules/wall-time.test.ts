import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { daysAfter, daysBetween, minutesFrom, momentAt, weekdayOf } from './wall-time.ts';

describe('minutes and moments', () => {
  test('400 days of half-hours come back as they went', () => {
    for (let day = 0; day < 400; day += 1) {
      const date = daysAfter('2026-01-01', day);
      for (let half = 0; half < 48; half += 1) {
        const moment = momentAt(date, half * 30);
        expect(moment.slice(0, 10)).toBe(date);
        expect(minutesFrom(date, moment)).toBe(half * 30);
      }
    }
  });

  test('of other days too', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_000, max: 5_000 }), (minutes) => {
        expect(minutesFrom('2027-03-28', momentAt('2027-03-28', minutes))).toBe(minutes);
      }),
    );
  });

  test.each([
    ['2026-11-14', 0, '2026-11-14T00:00:00'],
    ['2026-11-14', 1_439, '2026-11-14T23:59:00'],
    ['2026-12-31', 1_500, '2027-01-01T01:00:00'],
    ['2026-03-01', -30, '2026-02-28T23:30:00'],
  ])('%s and %i minutes', (date, minutes, moment) => {
    expect(momentAt(date, minutes)).toBe(moment);
  });
});

test('dates are those of the calendar, from year 1 to 9999', () => {
  const days = fc.integer({ min: -719_000, max: 2_930_000 });
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [a, b] = [one, other].map((number) =>
        Temporal.PlainDate.from('1970-01-01').add({ days: number }),
      );
      if (!a || !b) throw new Error('no dates');
      expect(daysBetween(a.toString(), b.toString())).toBe(other - one);
      expect(daysAfter(a.toString(), other - one)).toBe(b.toString());
      expect(weekdayOf(a.toString())).toBe(names[a.dayOfWeek - 1]);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['2026-11-15', 'Sunday'],
  ['2026-11-16', 'Monday'],
  ['2028-02-29', 'Tuesday'],
])('%s is a %s', (date, day) => {
  expect(weekdayOf(date)).toBe(day);
});
