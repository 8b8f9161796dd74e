import { expect, test } from 'vitest';
import { sessionDays } from './session-days.ts';

test('four sessions, three weeks apart, over the turn of the year', () => {
  expect(sessionDays('2026-11-17', 4, 21)).toEqual([
    { nth: 1, day: '2026-11-17' },
    { nth: 2, day: '2026-12-08' },
    { nth: 3, day: '2026-12-29' },
    { nth: 4, day: '2027-01-19' },
  ]);
});

test('of many sessions the first ones and the last are shown', () => {
  expect(sessionDays('2026-02-28', 10, 1).map(({ nth, day }) => `${nth} ${day}`)).toEqual([
    '1 2026-02-28',
    '2 2026-03-01',
    '3 2026-03-02',
    '10 2026-03-09',
  ]);
});

test('two are two', () => {
  expect(sessionDays('2028-02-29', 2, 365).map(({ day }) => day)).toEqual(['2028-02-29', '2029-02-28']);
});
