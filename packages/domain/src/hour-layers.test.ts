import { describe, expect, test } from 'vitest';
import { hourLayers, remainingRanges } from './hour-layers.ts';
import { type EmployeeHours, openingAround, type SalonHours } from './opening-hours.ts';
import type { Range } from './ranges.ts';
import { DAY_MINUTES, weekdays } from './wall-clock.ts';

const open = (openTime: string, closeTime: string, breaks: [string, string][] = []) => ({
  openTime,
  closeTime,
  breaks: breaks.map(([startTime, endTime]) => ({ startTime, endTime })),
});
const salon = (hours: ReturnType<typeof open>, more: Partial<SalonHours> = {}): SalonHours => ({
  openingHours: weekdays.filter((day) => day !== 'Sunday').map((day) => ({ day, ...hours })),
  closedDays: [],
  holidays: 'closed',
  holidayChoices: [],
  ...more,
});
const works = (startTime: string, endTime: string, more: Partial<EmployeeHours> = {}): EmployeeHours => ({
  workHours: weekdays.map((day) => ({ day, startTime, endTime })),
  leaves: [],
  recurringLeaves: [],
  ...more,
});

const monday = '2026-11-16';
const feast = '2027-03-09';
const eve = '2027-03-08';
const holidays = new Map([
  [feast, { kind: 'full', startsAt: null }],
  [eve, { kind: 'half', startsAt: '13:00:00' }],
] as const);

const layersOn = (date: string, of: SalonHours, employee: EmployeeHours) =>
  hourLayers(openingAround(of, holidays, date), employee, date);
const text = ([from, to]: Range) => {
  const clock = (m: number) =>
    `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
  return `${clock(from)}-${clock(to)}`;
};
const freeOn = (date: string, of: SalonHours, employee: EmployeeHours): string[] =>
  remainingRanges(layersOn(date, of, employee))
    .filter(([from, to]) => to > 0 && from < DAY_MINUTES)
    .map(text);

describe('hours that are left of a day', () => {
  const usual = salon(open('10:00:00', '20:00:00', [['13:00:00', '14:00:00']]));

  test.each([
    ['the salon and its break', monday, usual, works('09:00:00', '21:00:00'), ['10:00-13:00', '14:00-20:00']],
    ['shorter work', monday, usual, works('12:00:00', '18:00:00'), ['12:00-13:00', '14:00-18:00']],
    ['a closed weekday', '2026-11-15', usual, works('09:00:00', '21:00:00'), []],
    ['a feast', feast, usual, works('09:00:00', '21:00:00'), []],
    ['its eve until one', eve, usual, works('09:00:00', '21:00:00'), ['10:00-13:00']],
    [
      'work hours that were never set',
      monday,
      usual,
      works('', '', { workHours: null }),
      ['10:00-13:00', '14:00-20:00'],
    ],
    ['an employee without work hours', monday, usual, works('', '', { workHours: [] }), []],
    [
      'a feast that is worked',
      feast,
      { ...usual, holidays: 'open' },
      works('09:00:00', '21:00:00'),
      ['10:00-13:00', '14:00-20:00'],
    ],
    [
      'a short day on a feast',
      feast,
      {
        ...usual,
        holidayChoices: [{ date: feast, as: 'short', openTime: '12:00:00', closeTime: '16:00:00' }],
      },
      works('09:00:00', '21:00:00'),
      ['12:00-16:00'],
    ],
    [
      'days of its own',
      monday,
      { ...usual, closedDays: [{ from: '2026-11-10', to: monday }] },
      works('09:00:00', '21:00:00'),
      [],
    ],
    [
      'a leave',
      monday,
      usual,
      works('09:00:00', '21:00:00', {
        leaves: [{ startDate: `${monday}T15:00:00`, endDate: '2026-11-18T00:00:00' }],
      }),
      ['10:00-13:00', '14:00-15:00'],
    ],
    [
      'a leave of every Monday',
      monday,
      usual,
      works('09:00:00', '21:00:00', {
        recurringLeaves: [
          {
            days: ['Monday'],
            startTime: '17:00:00',
            endTime: '19:00:00',
            startDate: '2026-01-01',
            endDate: null,
          },
        ],
      }),
      ['10:00-13:00', '14:00-17:00', '19:00-20:00'],
    ],
  ] as const)('%s', (_, date, of, employee, free) => {
    expect(freeOn(date, of, employee)).toEqual(free);
  });

  test('past midnight: the night belongs to the day before, and comes first in the next', () => {
    const bar = salon(open('18:00:00', '02:00:00'));
    expect(freeOn(monday, bar, works('18:00:00', '02:00:00'))).toEqual(['18:00-26:00']);
    expect(freeOn('2026-11-15', bar, works('18:00:00', '02:00:00')).at(0)).toMatch(/-02:00$/);
  });
});
