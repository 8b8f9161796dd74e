import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, holdsOn } from './ban-days.ts';

const istanbul = 'Europe/Istanbul';

test.each([
  ['2026-11-14T20:59:59.999Z', '2026-11-14'],
  ['2026-11-14T21:00:00.000Z', '2026-11-15'],
  ['2026-12-31T21:00:00.000Z', '2027-01-01'],
])('%s is %s on the wall in Istanbul', (instant, day) => {
  expect(dayIn(istanbul, Date.parse(instant))).toBe(day);
});

test.each([
  [null, '2099-01-01', true],
  ['2026-11-15', '2026-11-14', true],
  ['2026-11-15', '2026-11-15', true],
  ['2026-11-15', '2026-11-16', false],
  ['2026-12-31', '2027-01-01', false],
])('a ban until %s holds on %s: %s', (until, day, holds) => {
  expect(holdsOn({ until }, day)).toBe(holds);
});

test('a ban that holds on a day held on every day before, whenever it was looked at', () => {
  const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
  fc.assert(
    fc.property(instant, instant, instant, (one, other, last) => {
      const until = dayIn(istanbul, last);
      const [before, after] = [Math.min(one, other), Math.max(one, other)].map((at) => dayIn(istanbul, at));
      const holds = (day = '') => holdsOn({ until }, day);
      expect(holds(before) || !holds(after)).toBe(true);
    }),
  );
});
