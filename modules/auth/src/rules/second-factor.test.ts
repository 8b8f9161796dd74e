import { expect, test } from 'vitest';
import { passedUntil, SECOND_FACTOR_MS, secondFactorStatus } from './second-factor.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 17, hour));

test.each([
  ['nobody has one', null, null, 12, 'missing'],
  ['a code of an earlier one counts no more', null, at(9), 12, 'missing'],
  ['no code was given', at(8), null, 12, 'due'],
  ['a code was given before it was turned on', at(10), at(9), 12, 'due'],
  ['a code was given', at(8), at(9), 12, 'passed'],
  ['turning it on was the code', at(9), at(9), 12, 'passed'],
  ['a working day is over', at(8), at(9), 17, 'due'],
] as const)('%s', (_, since, given, hour, status) => {
  const times = { secondFactorSince: since, secondFactorAt: given };
  expect(secondFactorStatus(times, at(hour).getTime())).toBe(status);
});

test('it is passed for a working day', () => {
  const times = { secondFactorSince: at(8), secondFactorAt: at(9) };
  expect(passedUntil(times, at(10).getTime())).toEqual(new Date(at(9).getTime() + SECOND_FACTOR_MS));
});
