import { describe, expect, test } from 'vitest';
import { firstDayThatCounts, lapseLimits, type Returns } from './lapsed.ts';

const week = '2026-11-16';
const longAgo = '2024-01-02';

const returnsOf = (returns: number, usualDays: number): Returns => ({
  serviceCode: 'dye',
  returns,
  usualDays,
});

test('a year of whole weeks counts', () => {
  expect(firstDayThatCounts(week)).toBe('2025-11-17');
});

describe('from how many weeks on a customer has lapsed', () => {
  const cases: readonly [string, Returns, string | null, number | null][] = [
    ['twice the usual break', returnsOf(20, 35), longAgo, 10],
    ['begun weeks are whole', returnsOf(20, 36), longAgo, 11],
    ['never less than six weeks', returnsOf(500, 7), longAgo, 6],
    ['exactly half a year still counts', returnsOf(20, 91), longAgo, 26],
    ['what is done twice a year is not judged', returnsOf(20, 92), longAgo, null],
    ['nineteen returns are too few', returnsOf(19, 35), longAgo, null],
    ['a history of exactly 26 weeks is enough', returnsOf(20, 35), '2026-05-18', 10],
    ['a day less is not', returnsOf(20, 35), '2026-05-19', null],
    ['nothing was ever completed', returnsOf(20, 35), null, null],
  ];
  test.each(cases)('%s', (_, returns, since, expected) => {
    expect(lapseLimits([returns], since, week)).toEqual(
      expected === null ? [] : [{ ...returns, weeks: expected }],
    );
  });
});

test('each service has a limit of its own', () => {
  const limits = lapseLimits(
    [
      returnsOf(30, 35),
      { ...returnsOf(3, 35), serviceCode: 'rare' },
      { ...returnsOf(40, 21), serviceCode: 'cut' },
    ],
    longAgo,
    week,
  );
  expect(limits.map(({ serviceCode, weeks }) => [serviceCode, weeks])).toEqual([
    ['dye', 10],
    ['cut', 6],
  ]);
});
