import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extendedEnd, isOver, periodOf, renewsOn, trialEnd } from './periods.ts';

const at = (text: string): number => Date.parse(text);
const said = (instant: number): string => new Date(instant).toISOString();
const DAY_MS = 86_400_000;

const instants = fc.integer({ min: at('2020-01-01T00:00Z'), max: at('2060-01-01T00:00Z') });

describe('a trial', () => {
  test.each([
    ['at noon', '2026-11-15T12:00+03:00', '2026-11-30T00:00+03:00'],
    ['just after midnight', '2026-11-15T00:00+03:00', '2026-11-30T00:00+03:00'],
    ['just before midnight', '2026-11-15T23:59:59.999+03:00', '2026-11-30T00:00+03:00'],
    ['while it is still yesterday in Greenwich', '2026-11-15T01:30+03:00', '2026-11-30T00:00+03:00'],
    ['at the end of a year', '2026-12-25T10:00+03:00', '2027-01-09T00:00+03:00'],
  ])('that begins %s ends at the midnight after its last day', (_, begun, end) => {
    expect(said(trialEnd(at(begun)))).toBe(said(at(end)));
  });

  test('lasts fourteen days and less than fifteen, whenever it begins', () => {
    fc.assert(
      fc.property(instants, (begun) => {
        const lasts = trialEnd(begun) - begun;
        expect(lasts).toBeGreaterThan(14 * DAY_MS);
        expect(lasts).toBeLessThanOrEqual(15 * DAY_MS);
      }),
    );
  });

  test.each([
    ['running', '2026-11-30T00:00+03:00', '2026-11-20T09:00+03:00', 7, '2026-12-07T00:00+03:00'],
    ['in its last minute', '2026-11-30T00:00+03:00', '2026-11-29T23:59+03:00', 1, '2026-12-01T00:00+03:00'],
    ['that ended just now', '2026-11-30T00:00+03:00', '2026-11-30T00:00+03:00', 1, '2026-12-02T00:00+03:00'],
    ['long over', '2026-11-30T00:00+03:00', '2027-02-10T15:00+03:00', 3, '2027-02-14T00:00+03:00'],
  ])('%s is lengthened to a midnight', (_, endsAt, now, days, end) => {
    expect(said(extendedEnd(at(endsAt), days, at(now)))).toBe(said(at(end)));
  });

  test('twice lengthened is lengthened by the sum', () => {
    const days = fc.integer({ min: 1, max: 90 });
    fc.assert(
      fc.property(instants, days, days, (now, one, other) => {
        const end = trialEnd(now);
        const twice = extendedEnd(extendedEnd(end, one, now), other, now);
        expect(twice).toBe(extendedEnd(end, one + other, now));
      }),
    );
  });

  test.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('%d ms after its end: over is %s', (after, over) => {
    expect(isOver(1_000, 1_000 + after)).toBe(over);
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
    expect(renewsOn(at(now))).toBe(renews);
  });

  test('belongs to the month before the day on which SMS are new, and the next begins with that day', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const renewal = at(`${renewsOn(now)}T00:00+03:00`);
        expect(renewal).toBeGreaterThan(now);
        expect(periodOf('sms', renewal - 1)).toBe(periodOf('sms', now));
        expect(periodOf('sms', renewal)).toBe(renewsOn(now).slice(0, 7));
      }),
    );
  });
});
