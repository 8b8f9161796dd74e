import { weekdays } from '@ayna/domain/wall-clock';
import { expect, test } from 'vitest';
import { copyToAllDays, matchesAllDays, withDay, withoutDay } from './change-week.ts';
import {
  type DayHours,
  endsNextDay,
  openRanges,
  shortTime,
  spanOf,
  type Week,
  weekMinutes,
  weekSummary,
} from './rules.ts';
import { errorAt, fromOpeningHours, fromWorkHours, toWorkHours } from './week-contract.ts';

const on = (day: DayHours['day'], openTime: string, closeTime: string, ...pauses: string[]): DayHours => ({
  day,
  openTime,
  closeTime,
  breaks: pauses.map((pause) => ({ startTime: pause.slice(0, 5), endTime: pause.slice(6) })),
});

const hairdresser: Week = [
  on('Tuesday', '10:00', '20:00'),
  on('Wednesday', '10:00', '20:00'),
  on('Thursday', '10:00', '20:00'),
  on('Friday', '10:00', '20:00'),
  on('Saturday', '09:00', '21:00'),
  on('Sunday', '11:00', '18:00'),
];

test('the week is summed up in days and hours', () => {
  expect(weekSummary(hairdresser)).toBe('Haftada 6 gün, 59 saat');
  expect(weekSummary([on('Monday', '09:00', '18:30', '12:00-13:00')])).toBe('Haftada 1 gün, 8,5 saat');
  expect(weekSummary([])).toBe('Açık gün yok');
});

test.each([
  ['past midnight', on('Friday', '18:00', '02:00'), 480],
  ['round the clock', on('Friday', '09:00', '09:00'), 1_440],
  ['with a break', on('Friday', '09:00', '18:00', '12:30-13:30'), 480],
  ['with breaks that overlap', on('Friday', '09:00', '18:00', '12:00-13:00', '12:30-14:00'), 420],
  ['with a break that hangs over its end', on('Friday', '09:00', '18:00', '17:00-19:00'), 480],
  ['with a break after midnight', on('Friday', '18:00', '04:00', '01:00-02:00'), 540],
  ['with a break outside', on('Friday', '09:00', '18:00', '19:00-20:00'), 540],
  ['with a time that is none', on('Friday', '09:00', '25:00'), 0],
])('%s', (_what, day, minutes) => {
  expect(weekMinutes([day])).toBe(minutes);
});

test.each([
  ['18:00', '02:00', true],
  ['09:00', '09:00', true],
  ['00:00', '00:00', false],
  ['09:00', '18:00', false],
  ['09:00:00', '18:00:00', false],
  ['09:00', '25:00', false],
])('%s to %s ends the next day: %s', (start, end, isNext) => {
  expect(endsNextDay(start, end)).toBe(isNext);
});

test('a day is opened like the one before it, and the week stays in order', () => {
  expect(withDay(hairdresser, 'Monday')[0]).toEqual(on('Monday', '10:00', '20:00'));
  expect(withDay(withoutDay(hairdresser, 'Sunday'), 'Sunday').at(-1)).toEqual(on('Sunday', '09:00', '21:00'));
  expect(withDay([], 'Friday')).toEqual([on('Friday', '09:00', '19:00')]);
  expect(withDay(hairdresser, 'Monday').map(({ day }) => day)).toEqual(weekdays);
});

test('the hours of one day go to every open one', () => {
  const alike = copyToAllDays(hairdresser, 'Saturday');
  expect(alike).toHaveLength(6);
  expect(alike.every(({ closeTime }) => closeTime === '21:00')).toBe(true);
  expect(matchesAllDays(hairdresser, 'Saturday')).toBe(false);
  expect(matchesAllDays(alike, 'Saturday')).toBe(true);
});

test('the bars show an hour more than the week', () => {
  expect(spanOf(hairdresser)).toEqual({ from: 480, to: 1_320 });
  expect(spanOf([on('Friday', '00:30', '02:00')])).toEqual({ from: 0, to: 180 });
});

test('what a contract says is found at its field', () => {
  const errors = { 'openingHours.1.closeTime': 'a', 'workHours.2.startTime': 'b', '11.openTime': 'c' };
  expect(errorAt(errors, 1, 'end')).toBe('a');
  expect(errorAt(errors, 2, 'start')).toBe('b');
  expect(errorAt(errors, 1, 'start')).toBeUndefined();
  expect(errorAt({ 'hours.openingHours.0.breaks.1.endTime': 'd' }, 0, 'end', 1)).toBe('d');
});

test('seconds are not shown', () => {
  expect(shortTime('09:30:00')).toBe('09:30');
  expect(shortTime('9:3')).toBe('9:3');
  const [monday] = fromOpeningHours([
    { day: 'Sunday', openTime: '11:00:00', closeTime: '18:00:00', breaks: [] },
    {
      day: 'Monday',
      openTime: '09:00:00',
      closeTime: '18:00:00',
      breaks: [{ startTime: '12:00:00', endTime: '13:00:00' }],
    },
  ]);
  expect(monday).toEqual(on('Monday', '09:00', '18:00', '12:00-13:00'));
});

const times = ['00:00', '06:30', '12:00', '12:30', '18:00', '23:45'];
const pairs = times.flatMap((start) => times.map((end) => [start, end] as const));

test('whatever the breaks, open stretches are in order, apart, and within the day', () => {
  for (const [openTime, closeTime] of pairs)
    for (const [startTime, endTime] of pairs) {
      const breaks = [
        { startTime, endTime },
        { startTime: '12:00', endTime: '13:00' },
      ];
      const day = { day: 'Friday', openTime, closeTime, breaks } as const;
      const [whole] = openRanges({ ...day, breaks: [] });
      let last = whole?.from ?? 0;
      for (const { from, to } of openRanges(day)) {
        expect(from).toBeLessThan(to);
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeLessThanOrEqual(whole?.to ?? 0);
        last = to;
      }
    }
});

test('work hours come back as they went', () => {
  const work = toWorkHours(hairdresser);
  expect(work[0]).toEqual({ day: 'Tuesday', startTime: '10:00', endTime: '20:00' });
  expect(fromWorkHours(work)).toEqual(hairdresser);
});
