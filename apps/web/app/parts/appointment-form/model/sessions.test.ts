import { expect, test } from 'vitest';
import { nextSession, sessionsFrom } from './sessions.ts';

const botox = { sessionCount: 4, sessionIntervalDays: 21 };

test.each([
  [0, 1],
  [1, 2],
  [3, 4],
  [4, 1],
])('after %i comes session %i', (had, next) => {
  expect(nextSession(had, botox)).toBe(next);
});

test('the rest follows at the interval, over the end of a year', () => {
  expect(sessionsFrom('2026-11-18', 1, botox)).toEqual([
    { number: 1, date: '2026-11-18' },
    { number: 2, date: '2026-12-09' },
    { number: 3, date: '2026-12-30' },
    { number: 4, date: '2027-01-20' },
  ]);
  expect(sessionsFrom('2026-11-18', 4, botox)).toEqual([{ number: 4, date: '2026-11-18' }]);
});

test('a service of one session has no others', () => {
  expect(sessionsFrom('2026-11-18', 1, { sessionCount: null, sessionIntervalDays: null })).toHaveLength(1);
});
