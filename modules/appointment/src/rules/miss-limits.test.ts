import { expect, test } from 'vitest';
import { mayCountMiss, withinHour } from './miss-limits.ts';

const now = 10_000_000;
const minutesAgo = (minutes: number): number => now - minutes * 60_000;
const times = (count: number, minutes: number): number[] =>
  Array.from({ length: count }, () => minutesAgo(minutes));

test.each([
  ['a first search', undefined, [], true],
  ['a browser after half a minute', minutesAgo(0.5), [minutesAgo(0.5)], false],
  ['a browser after a minute', minutesAgo(1), [minutesAgo(1)], true],
  ['a new browser of a network with 29 in the hour', undefined, times(29, 10), true],
  ['a new browser of a network with 30 in the hour', undefined, times(30, 10), false],
  ['a new browser of a network whose hour is over', undefined, times(30, 60), true],
])('%s', (_, ofBrowser, ofNetwork, expected) => {
  expect(mayCountMiss({ ofBrowser, ofNetwork }, now)).toBe(expected);
});

test('an hour later a time no longer counts', () => {
  expect(withinHour([minutesAgo(60), minutesAgo(59)], now)).toEqual([minutesAgo(59)]);
});
