import { wallDate } from '@ayna/domain/wall-now';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInForceOn } from './ban-days.ts';

const istanbul = 'Europe/Istanbul';

test.each([
  [null, '2099-01-01', true],
  ['2026-11-15', '2026-11-14', true],
  ['2026-11-15', '2026-11-15', true],
  ['2026-11-15', '2026-11-16', false],
  ['2026-12-31', '2027-01-01', false],
])('a ban until %s is in force on %s: %s', (until, day, expected) => {
  expect(isInForceOn({ until }, day)).toBe(expected);
});

test('a ban that is in force on a day is in force on every earlier day', () => {
  const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
  fc.assert(
    fc.property(instant, instant, instant, (one, other, last) => {
      const until = wallDate(last, istanbul);
      const [before, after] = [Math.min(one, other), Math.max(one, other)].map((at) =>
        wallDate(at, istanbul),
      );
      const inForce = (day = '') => isInForceOn({ until }, day);
      expect(inForce(before) || !inForce(after)).toBe(true);
    }),
  );
});
