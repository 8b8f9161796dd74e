import { expect, test } from 'vitest';
import { dayInWords, dayOf, longDayOf, momentInFile, momentOf, timeOrMoment } from './moment-text.ts';

test('an instant is told as the clock in Turkey shows it', () => {
  expect(momentOf('2026-11-14T06:05:59.000Z')).toBe('14 Kasım 2026 09:05');
  expect(momentInFile('2026-11-14T06:05:59.000Z')).toBe('14.11.2026 09:05');
  expect(dayOf('2026-11-14T21:30:00.000Z')).toBe('15 Kasım 2026');
});

test('and in words, near or far', () => {
  expect(dayInWords('2026-11-11T21:30:00.000Z', '2026-11-14')).toBe('12 Kasım');
  expect(dayInWords('2026-11-11T21:30:00.000Z', '2027-01-02')).toBe('12 Kasım 2026');
  expect(longDayOf('2026-11-03T09:00:00.000Z')).toBe('3 Kasım 2026 Salı');
});

test('a moment of today is a time, and one of another day names it', () => {
  const at = (instant: string) => Date.parse(instant);
  expect(timeOrMoment(at('2026-11-14T06:05:59.000Z'), at('2026-11-14T20:00:00.000Z'))).toBe('09:05');
  expect(timeOrMoment(at('2026-11-14T20:59:00.000Z'), at('2026-11-14T21:01:00.000Z'))).toBe(
    '14 Kasım 2026 23:59',
  );
});
