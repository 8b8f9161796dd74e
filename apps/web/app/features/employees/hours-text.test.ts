import type { Weekday } from '@ayna/contracts/core/hours';
import { expect, test } from 'vitest';
import { hoursText } from './hours-text.ts';

const all: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];
const on = (days: readonly Weekday[], startTime = '10:00:00', endTime = '20:00:00') =>
  days.map((day) => ({ day, startTime, endTime }));

test.each([
  ['nothing yet', [], 'Çalışma saati girilmedi'],
  ['days in a row', on(all.slice(1, 6)), 'Sal – Cts 10:00 – 20:00'],
  ['every day', on(all), 'Her gün 10:00 – 20:00'],
  ['one day', on(['Friday']), 'Cum 10:00 – 20:00'],
  [
    'a few days off',
    on(['Tuesday', 'Wednesday', 'Friday', 'Saturday', 'Sunday'], '12:00:00', '21:00:00'),
    '12:00 – 21:00, Pzt ve Per çalışmıyor',
  ],
  ['a few days on', on(['Monday', 'Wednesday', 'Friday']), 'Pzt, Çar ve Cum 10:00 – 20:00'],
  [
    'different hours',
    [...on(['Friday']), ...on(['Saturday'], '09:00:00', '18:30:00')],
    'Haftada 2 gün, 19,5 saat',
  ],
  ['in whatever order the server tells', on(['Sunday', 'Saturday']), 'Cts – Paz 10:00 – 20:00'],
])('%s', (_what, hours, expected) => {
  expect(hoursText(hours)).toBe(expected);
});
