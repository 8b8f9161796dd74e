import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMinutes,
  addMonths,
  clockAt,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  isDate,
  midnightOf,
  minuteOfDay,
  minutesFrom,
  momentAt,
  normalizeTime,
  weekdayOf,
  weekdays,
} from './wall-clock.ts';

describe('clocks', () => {
  test.each([
    ['00:00', 0],
    ['10:30', 630],
    ['10:30:59', 630],
    ['23:59:00', 1_439],
  ])('%s is minute %i of the day', (clock, minute) => {
    expect(minuteOfDay(clock)).toBe(minute);
  });

  test.each([
    [0, '00:00'],
    [630, '10:30'],
    [1_439, '23:59'],
    [1_440, '00:00'],
    [1_470, '00:30'],
    [-30, '23:30'],
  ])('minute %i reads %s', (minute, clock) => {
    expect(clockAt(minute)).toBe(clock);
  });

  test.each([
    ['9:5', '09:05'],
    ['09:30', '09:30'],
    ['10:30:00', '10:30'],
    [' 9:30 ', '09:30'],
    ['24:00', '00:00'],
    ['12:60', '00:00'],
    ['-1:30', '00:00'],
    ['0930', '00:00'],
    ['', '00:00'],
    ['morning', '00:00'],
  ])('the spec: %j is normalised to %s', (text, clock) => {
    expect(normalizeTime(text)).toBe(clock);
  });
});

describe('moments', () => {
  test('every half hour of 400 days survives a round trip through minutes', () => {
    for (let day = 0; day < 400; day += 1) {
      const date = addDays('2026-01-01', day);
      for (let half = 0; half < 48; half += 1) {
        const moment = momentAt(date, half * 30);
        expect(moment.slice(0, 10)).toBe(date);
        expect(minutesFrom(date, moment)).toBe(half * 30);
      }
    }
  });

  test('so do minutes of the days before and after', () => {
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

  test.each([
    ['2026-11-14T10:30:00', 630],
    ['2026-11-15T00:30:00', 1_470],
    ['2026-11-13T23:00:00', -60],
    ['2026-12-01T00:00:00', 17 * 1_440],
  ])('%s is minute %i of 14 November', (moment, minute) => {
    expect(minutesFrom('2026-11-14', moment)).toBe(minute);
  });

  test.each([
    ['2026-11-14T10:30:00', 45, '2026-11-14T11:15:00'],
    ['2026-12-31T23:30:00', 45, '2027-01-01T00:15:00'],
    ['2026-03-01T00:15:00', -30, '2026-02-28T23:45:00'],
  ])('%s and %i minutes are %s', (moment, minutes, later) => {
    expect(addMinutes(moment, minutes)).toBe(later);
  });
});

test('dates are those of the calendar, from year 1 to 9999', () => {
  const days = fc.integer({ min: -719_000, max: 2_930_000 });
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [a, b] = [one, other].map((number) =>
        Temporal.PlainDate.from('1970-01-01').add({ days: number }),
      );
      if (!a || !b) throw new Error('no dates');
      expect(daysBetween(a.toString(), b.toString())).toBe(other - one);
      expect(addDays(a.toString(), other - one)).toBe(b.toString());
      expect(weekdayOf(a.toString())).toBe(weekdays[a.dayOfWeek - 1]);
      expect(midnightOf(a.toString())).toBe(one * 1_440);
    }),
    { numRuns: 2_000 },
  );
});

test('months are those of the calendar, and a shorter one ends the date', () => {
  const days = fc.integer({ min: -600_000, max: 2_000_000 });
  fc.assert(
    fc.property(days, fc.integer({ min: -30, max: 30 }), (number, months) => {
      const date = Temporal.PlainDate.from('1970-01-01').add({ days: number });
      expect(addMonths(date.toString(), months)).toBe(date.add({ months }).toString());
      expect(daysInMonth(date.toString())).toBe(date.daysInMonth);
    }),
    { numRuns: 2_000 },
  );
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
});

test.each([
  ['2026-11-14', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['2026-11', false],
  ['2026-11-14T10:00', false],
  ['d\u00fcn', false],
  ['', false],
])('%j is a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});

test('a text of digits is a date exactly where the calendar has one', () => {
  const digits = (most: number, length: number) =>
    fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(length, '0'));
  fc.assert(
    fc.property(digits(9_999, 4), digits(13, 2), digits(32, 2), (year, month, day) => {
      const text = `${year}-${month}-${day}`;
      let isKnown = true;
      try {
        Temporal.PlainDate.from(text);
      } catch {
        isKnown = false;
      }
      expect(isDate(text)).toBe(isKnown);
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

test.each([
  ['2000-01-01', true],
  ['2100-12-31', true],
  ['1999-12-31', false],
  ['2101-01-01', false],
  ['2026-02-30', false],
])('%s can be shown in a calendar: %s', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});
