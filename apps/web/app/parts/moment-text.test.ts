import { expect, test } from 'vitest';
import { dayInWords, dayOf, longDayOf, momentOf } from './moment-text.ts';

test('an instant is told as the clock in Turkey shows it', () => {
  expect(momentOf('2026-11-14T06:05:59.000Z')).toBe('14.11.2026 09:05');
  expect(dayOf('2026-11-14T21:30:00.000Z')).toBe('15.11.2026');
});

test('and in words, near or far', () => {
  expect(dayInWords('2026-11-11T21:30:00.000Z')).toBe('12 Kasım');
  expect(longDayOf('2026-11-03T09:00:00.000Z')).toBe('3 Kasım 2026 Salı');
});
