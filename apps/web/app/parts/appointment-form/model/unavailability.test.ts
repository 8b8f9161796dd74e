import { expect, test } from 'vitest';
import { axisRange, hoursOn, reasonAt, reasonRows, startRanges } from './unavailability.ts';

const date = '2026-11-14';
const at = (clock: string, day = date) => `${day}T${clock}:00`;

const reasons = [
  { startDate: at('00:00', '2026-11-13'), endDate: at('10:00'), why: 'salon-closed' as const },
  { startDate: at('11:00'), endDate: at('12:00'), why: 'taken' as const },
  { startDate: at('12:00'), endDate: at('12:45'), why: 'break' as const },
  { startDate: at('20:00'), endDate: at('00:00', '2026-11-16'), why: 'salon-closed' as const },
];

test('each rule with what it took of the hours in sight, and what is left but too short', () => {
  const rows = reasonRows(reasons, { date, shown: { from: 540, to: 1260 }, length: 90 });
  expect(rows).toEqual([
    {
      why: 'salon-closed',
      spans: [
        { from: 540, to: 600 },
        { from: 1200, to: 1260 },
      ],
      minutes: 120,
    },
    { why: 'break', spans: [{ from: 720, to: 765 }], minutes: 45 },
    { why: 'taken', spans: [{ from: 660, to: 720 }], minutes: 60 },
    { why: 'too-short', spans: [{ from: 600, to: 660 }], minutes: 60 },
  ]);
});

test('a gap that just fits is not too short', () => {
  const shown = { from: 540, to: 720 };
  const tooShort = (length: number) =>
    reasonRows(reasons, { date, shown, length }).some(({ why }) => why === 'too-short');
  expect(tooShort(60)).toBe(false);
  expect(tooShort(61)).toBe(true);
});

test.each([
  ['09:59', 'salon-closed'],
  ['10:00', null],
  ['11:00', 'taken'],
  ['12:00', 'break'],
  ['23:59', 'salon-closed'],
])('%s is not free: %s', (time, why) => {
  expect(reasonAt(reasons, date, time)).toBe(why);
});

test('beginnings that follow each other are one stretch', () => {
  expect(startRanges(['10:00', '10:15', '10:30', '12:00'], 15)).toEqual([
    { from: 600, to: 630 },
    { from: 720, to: 720 },
  ]);
  expect(startRanges([], 15)).toEqual([]);
});

test('the axis has whole hours with air, within the day', () => {
  expect(axisRange({ from: 570, to: 1210 })).toEqual({ from: 480, to: 1320 });
  expect(axisRange({ from: 0, to: 1440 })).toEqual({ from: 0, to: 1440 });
  expect(hoursOn({ from: 540, to: 1260 }).map(({ label }) => label)).toEqual([
    '09',
    '11',
    '13',
    '15',
    '17',
    '19',
    '21',
  ]);
});
