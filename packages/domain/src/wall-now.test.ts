import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { wallDate, wallNow } from './wall-now.ts';

const zones = ['Europe/Istanbul', 'Europe/Berlin', 'Asia/Tokyo', 'America/New_York', 'UTC'];

test('the clock in a zone is the one of the calendar, between 1990 and 2100', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 631_152_000_000, max: 4_102_444_800_000 }),
      fc.constantFrom(...zones),
      (now, zone) => {
        const clock = Temporal.Instant.fromEpochMilliseconds(Math.floor(now / 1_000) * 1_000)
          .toZonedDateTimeISO(zone)
          .toPlainDateTime();
        expect(wallNow(now, zone)).toBe(clock.toString({ smallestUnit: 'second' }));
        expect(wallDate(now, zone)).toBe(clock.toPlainDate().toString());
      },
    ),
    { numRuns: 1_000 },
  );
});

test.each([
  ['2026-11-14T20:59:59.999Z', 'Europe/Istanbul', '2026-11-14'],
  ['2026-11-14T21:00:00Z', 'Europe/Istanbul', '2026-11-15'],
  ['2026-11-14T21:00:00Z', 'Europe/Berlin', '2026-11-14'],
  ['2026-12-31T21:00:00Z', 'Europe/Istanbul', '2027-01-01'],
])('at %s the calendar in %s shows %s', (instant, zone, date) => {
  expect(wallDate(Date.parse(instant), zone)).toBe(date);
});

test.each([
  ['midnight is hour 0 of the new day', '2026-11-13T21:00:00Z', '2026-11-14T00:00:00'],
  ['milliseconds are cut off', '2026-11-14T07:30:00.999Z', '2026-11-14T10:30:00'],
])('%s', (_, instant, moment) => {
  expect(wallNow(Date.parse(instant), 'Europe/Istanbul')).toBe(moment);
});
