import { weekdays } from '@ayna/domain/wall-clock';
import { expect, test } from 'vitest';
import { requestedHours } from './requested-hours.ts';

const monday = '2026-11-16';

test.each([
  [undefined, undefined, undefined],
  ['15:00:00', '17:00:00', [900, 1_020]],
  ['22:00:00', '02:00:00', [1_320, 1_560]],
  ['18:00:00', undefined, [1_080, 1_440]],
  [undefined, '12:00:00', [0, 720]],
])('hours from %s to %s are minutes %j of the date', (open, close, range) => {
  const query = { 'OperatingHours.OpenTime': open, 'OperatingHours.CloseTime': close };
  expect(requestedHours(query, monday)).toEqual(range);
});

test('only the weekday of the date has hours on it', () => {
  const answers = weekdays.map((day) => requestedHours({ 'OperatingHours.Day': day }, monday));
  expect(answers).toEqual([undefined, ...Array.from({ length: 6 }, () => 'other-day')]);
});
