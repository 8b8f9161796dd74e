import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeExtendedEnd, computeTrialEnd, hasEnded, nextRenewalDate, periodOf } from './periods.ts';

const at = (text: string): number => Date.parse(text);
const toText = (instant: number): string => new Date(instant).toISOString();
const DAY_MS = 86_400_000;

const instants = fc.integer({ min: at('2020-01-01T00:00Z'), max: at('2060-01-01T00:00Z') });

describe('a trial', () => {
  test.each([
    ['at noon', '2026-11-15T12:00+03:00', '2026-11-30T00:00+03:00'],
    ['just after midnight', '2026-11-15T00:00+03:00', '2026-11-30T00:00+03:00'],
    ['just before midnight', '2026-11-15T23:59:59.999+03:00', '2026-11-30T00:00+03:00'],
    ['while it is still the previous day in UTC', '2026-11-15T01:30+03:00', '2026-11-30T00:00+03:00'],
    ['at the end of a year', '2026-12-25T10:00+03:00', '2027-01-09T00:00+03:00'],
  ])('that starts %s ends at the midnight after its last day', (_, start, end) => {
    expect(toText(computeTrialEnd(at(start)))).toBe(toText(at(end)));
  });

  test('lasts more than fourteen and at most fifteen days, for any start', () => {
    fc.assert(
      fc.property(instants, (start) => {
        const duration = computeTrialEnd(start) - start;
        expect(duration).toBeGreaterThan(14 * DAY_MS);
        expect(duration).toBeLessThanOrEqual(15 * DAY_MS);
      }),
    );
  });

  test.each([
    ['running', '2026-11-30T00:00+03:00', '2026-11-20T09:00+03:00', 7, '2026-12-07T00:00+03:00'],
    ['in its last minute', '2026-11-30T00:00+03:00', '2026-11-29T23:59+03:00', 1, '2026-12-01T00:00+03:00'],
    ['that just ended', '2026-11-30T00:00+03:00', '2026-11-30T00:00+03:00', 1, '2026-12-02T00:00+03:00'],
    ['that ended long ago', '2026-11-30T00:00+03:00', '2027-02-10T15:00+03:00', 3, '2027-02-14T00:00+03:00'],
  ])('%s is extended to a midnight', (_, endsAt, now, days, end) => {
    expect(toText(computeExtendedEnd(at(endsAt), days, at(now)))).toBe(toText(at(end)));
  });

  test('extending twice equals extending by the sum', () => {
    const days = fc.integer({ min: 1, max: 90 });
    fc.assert(
      fc.property(instants, days, days, (now, one, other) => {
        const end = computeTrialEnd(now);
        const twice = computeExtendedEnd(computeExtendedEnd(end, one, now), other, now);
        expect(twice).toBe(computeExtendedEnd(end, one + other, now));
      }),
    );
  });

  test.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('%d ms after its end: ended is %s', (after, over) => {
    expect(hasEnded(1_000, 1_000 + after)).toBe(over);
  });
});

describe('a spending', () => {
  test.each([
    ['sms', '2026-11-30T23:59:59+03:00', '2026-11', '2026-12-01'],
    ['sms', '2026-12-01T00:00:00+03:00', '2026-12', '2027-01-01'],
    ['sms', '2026-11-30T21:00:00Z', '2026-12', '2027-01-01'],
    ['sms', '2027-01-31T12:00:00+03:00', '2027-01', '2027-02-01'],
    ['employees', '2026-11-15T12:00:00+03:00', 'always', '2026-12-01'],
    ['photos', '2026-11-15T12:00:00+03:00', 'always', '2026-12-01'],
  ] as const)('of %s at %s belongs to %s, until %s', (kind, now, period, renews) => {
    expect(periodOf(kind, at(now))).toBe(period);
    expect(nextRenewalDate(at(now))).toBe(renews);
  });

  test('belongs to the month before the next renewal date, and that date starts the next month', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const renewal = at(`${nextRenewalDate(now)}T00:00+03:00`);
        expect(renewal).toBeGreaterThan(now);
        expect(periodOf('sms', renewal - 1)).toBe(periodOf('sms', now));
        expect(periodOf('sms', renewal)).toBe(nextRenewalDate(now).slice(0, 7));
      }),
    );
  });
});
