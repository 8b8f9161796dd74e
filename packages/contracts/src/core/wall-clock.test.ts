import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from './validation.ts';
import { wallClock } from './wall-clock.ts';

describe('a wall-clock time', () => {
  test.each([
    '2026-11-14T10:30',
    '2026-11-14T10:30:00',
    '2026-11-14T10:30:00Z',
    '2026-11-14T10:30:00.000Z',
    ' 2026-11-14T10:30:00.0 ',
  ])('%s is half past ten, with any ending', (given) => {
    expect(validate(wallClock, given)).toEqual({ value: '2026-11-14T10:30:00' });
  });

  test.each([
    '2026-02-30T10:30:00',
    '2026-11-14T24:00:00',
    '2026-11-14',
    '2026-11-14T10:30:00+03:00',
    '2026-11-14 10:30',
    'yarın',
    '',
  ])('%j is not a wall-clock time', (given) => {
    expect(validate(wallClock, given).fields).toEqual({ form: 'Geçersiz saat' });
  });

  test('keeps every valid time', () => {
    const two = (most: number) => fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(2, '0'));
    const day = fc.integer({ min: 1, max: 28 }).map((n) => String(n).padStart(2, '0'));
    const month = fc.integer({ min: 1, max: 12 }).map((n) => String(n).padStart(2, '0'));
    fc.assert(
      fc.property(month, day, two(23), two(59), two(59), (mm, dd, h, m, s) => {
        const text = `2026-${mm}-${dd}T${h}:${m}:${s}`;
        expect(validate(wallClock, `${text}.000Z`)).toEqual({ value: text });
      }),
    );
  });
});
