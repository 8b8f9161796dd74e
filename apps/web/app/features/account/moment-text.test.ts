import { expect, test } from 'vitest';
import { dayOf, lastSeen, minuteOf } from './moment-text.ts';

const zone = 'Europe/Istanbul';

test('says a day and a minute as the person lives them', () => {
  expect(dayOf('2026-09-05T22:30:00Z', zone)).toBe('6 Eylül 2026 Pazar');
  expect(minuteOf('2026-03-04T11:06:59Z', zone)).toBe('4 Mart 2026 14:06');
  expect(minuteOf('2026-03-04T11:06:59Z', 'Asia/Tokyo')).toBe('4 Mart 2026 20:06');
});

test.each([
  ['2026-11-14T06:12:00Z', 'bugün 09:12'],
  ['2026-11-13T21:00:00Z', 'bugün 00:00'],
  ['2026-11-13T20:59:00Z', 'dün 23:59'],
  ['2026-11-02T09:00:00Z', '2 Kasım 2026 Pazartesi'],
  // A server whose clock is ahead of ours.
  ['2026-11-15T09:00:00Z', 'bugün 12:00'],
])('%s was seen %s', (instant, text) => {
  expect(lastSeen(instant, '2026-11-14T12:00:00Z', zone)).toBe(text);
});
