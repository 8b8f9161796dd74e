import { describe, expect, test } from 'vitest';
import {
  clockRange,
  openingOn,
  recurringLeaveRangesOn,
  type SalonHours,
  workRangesOn,
  workWeek,
} from './opening-hours.ts';
import { weekdays } from './wall-clock.ts';

const monday = '2026-11-16';
const sunday = '2026-11-15';

describe('the hours of an employee', () => {
  test.each([null, undefined])('that were never set (%s) are 10:00 to 22:00 on every day', (neverSet) => {
    expect(workRangesOn(neverSet, monday)).toEqual([[600, 1_320]]);
    expect(workRangesOn(neverSet, sunday)).toEqual([[600, 1_320]]);
    expect(workWeek(neverSet)).toEqual(
      weekdays.map((day) => ({ day, startTime: '10:00:00', endTime: '22:00:00' })),
    );
  });

  test('that are an empty list are none', () => {
    expect(workRangesOn([], monday)).toEqual([]);
    expect(workWeek([])).toEqual([]);
  });

  test('are none on a day that is not in the list', () => {
    const week = [{ day: 'Monday' as const, startTime: '09:00:00', endTime: '18:00:00' }];
    expect(workRangesOn(week, monday)).toEqual([[540, 1_080]]);
    expect(workRangesOn(week, sunday)).toEqual([]);
  });

  test('are read as the spec normalises them: one digit is two, an invalid start is midnight', () => {
    const week = [
      { day: 'Monday' as const, startTime: '9:5', endTime: '18:0' },
      { day: 'Sunday' as const, startTime: '??', endTime: '12:00' },
    ];
    expect(workRangesOn(week, monday)).toEqual([[545, 1_080]]);
    expect(workRangesOn(week, sunday)).toEqual([[0, 720]]);
  });
});

describe('a range of two clocks', () => {
  test.each([
    ['18:00', '02:00', [1_080, 1_560]],
    ['10:00', '10:00', [600, 2_040]],
    ['10:00', '00:00', [600, 1_440]],
  ])('runs past midnight if the end is not after the start (%s to %s)', (start, end, range) => {
    expect(clockRange(start, end)).toEqual(range);
  });

  test.each([
    ['', '', [540, 1_260]],
    ['', '18:00:00', [540, 1_080]],
    ['11:30:00', '', [690, 1_260]],
  ])('falls back to 09:00 and 21:00 where a value is empty (%j, %j)', (start, end, range) => {
    expect(clockRange(start, end)).toEqual(range);
  });

  test.each([
    ['9:5', '18:0', [545, 1_080]],
    ['morning', '12:00', [0, 720]],
    ['10:00', '25:00', [600, 1_440]],
  ])('reads clocks as the spec normalises them (%j, %j)', (start, end, range) => {
    expect(clockRange(start, end)).toEqual(range);
  });
});

test('a leave of every week applies between its first and its last day', () => {
  const leave = {
    days: ['Monday' as const],
    startTime: '22:00:00',
    endTime: '01:00:00',
    startDate: monday,
    endDate: '2026-11-23',
  };
  const rangesOn = (date: string) => recurringLeaveRangesOn(leave, date);
  expect(rangesOn(monday)).toEqual([[1_320, 1_500]]);
  expect(rangesOn('2026-11-09')).toEqual([]);
  expect(rangesOn('2026-11-17')).toEqual([]);
  expect(rangesOn('2026-11-30')).toEqual([]);
});

describe('a salon', () => {
  const salon: SalonHours = {
    openingHours: [{ day: 'Monday', openTime: '10:00:00', closeTime: '20:00:00', breaks: [] }],
    closedDays: [],
    holidays: 'closed',
    holidayChoices: [],
  };
  const feast = (date: string) => new Map([[date, { kind: 'full', startsAt: null }]] as const);

  test('has its opening hours and breaks read as the spec normalises them', () => {
    const breaks = [{ startTime: '12:5', endTime: '13:00' }];
    const openingHours = [{ day: 'Monday' as const, openTime: '9:0', closeTime: '20:00', breaks }];
    expect(openingOn({ ...salon, openingHours }, new Map(), monday)).toMatchObject({
      open: [[540, 1_200]],
      breaks: [[725, 780]],
    });
  });

  test('without any opening hours is closed: its hours are always set', () => {
    expect(openingOn({ ...salon, openingHours: [] }, new Map(), monday)).toEqual({
      open: [],
      breaks: [],
      why: 'salon-closed',
    });
  });

  test.each([
    ['an ordinary day', new Map(), monday, 'salon-closed'],
    ['a holiday that it keeps', feast(monday), monday, 'holiday'],
    ['a holiday on a weekday without hours', feast(sunday), sunday, 'holiday'],
    ['a weekday without hours', new Map(), sunday, 'salon-closed'],
  ] as const)('says why it is closed on %s', (_, holidays, date, why) => {
    expect(openingOn(salon, holidays, date).why).toBe(why);
  });

  test('with a break before its opening has it in the night into which its hours run', () => {
    const breaks = [{ startTime: '01:00:00', endTime: '01:30:00' }];
    const late = { day: 'Monday' as const, openTime: '18:00:00', closeTime: '02:00:00', breaks };
    expect(openingOn({ ...salon, openingHours: [late] }, new Map(), monday)).toMatchObject({
      open: [[1_080, 1_560]],
      breaks: [[1_500, 1_530]],
    });
  });
});
