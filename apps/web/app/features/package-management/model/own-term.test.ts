import { expect, test } from 'vitest';
import { endDayOf, isOwnTerm } from './own-term.ts';

const own = 'own';
// Midnight in Istanbul, as the 4th begins.
const active = {
  state: 'active',
  package: { code: own },
  period: 'monthly',
  autoRenew: false,
  endsAt: '2027-01-03T21:00:00.000Z',
} as const;

test('a term ends as a day of Istanbul begins', () => expect(endDayOf(active)).toBe('2027-01-04'));

test.each([
  ['2026-11-19', {}, true],
  ['2026-12-20', {}, false],
  ['2026-12-20', { autoRenew: true }, true],
  ['2026-11-19', { state: 'grace' }, false],
  ['2026-11-19', { period: 'yearly' }, false],
  ['2026-11-19', { package: { code: 'other' } }, false],
] as const)('on %s with %o', (today, change, isOwn) =>
  expect(isOwnTerm({ ...active, ...change }, own, 'monthly', today)).toBe(isOwn),
);
