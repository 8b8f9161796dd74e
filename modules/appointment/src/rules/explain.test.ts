import { hourLayers, remainingRanges } from '@ayna/domain/hour-layers';
import { openingAround } from '@ayna/domain/opening-hours';
import { mergeRanges, type Range } from '@ayna/domain/ranges';
import { clockAt, DAY_MINUTES } from '@ayna/domain/wall-clock';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from './explain.ts';

const monday = '2026-11-16';

type Hours = readonly [from: string, to: string];

const layersOf = (
  [openTime, closeTime]: Hours,
  [startTime, endTime]: Hours,
  breaks: readonly Hours[] = [],
) => {
  const salon = {
    openingHours: [
      {
        day: 'Monday' as const,
        openTime,
        closeTime,
        breaks: breaks.map(([from, to]) => ({ startTime: from, endTime: to })),
      },
    ],
    closedDays: [],
    holidays: 'closed' as const,
    holidayChoices: [],
  };
  const employee = {
    workHours: [{ day: 'Monday' as const, startTime, endTime }],
    leaves: [],
    recurringLeaves: [],
  };
  return hourLayers(openingAround(salon, new Map(), monday), employee, monday);
};

describe('reasons', () => {
  test('and free time make up the day, each minute once', () => {
    const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => `${clockAt(quarter * 15)}:00`);
    fc.assert(
      fc.property(clock, clock, clock, clock, (opens, closes, starts, ends) => {
        const layers = layersOf([opens, closes], [starts, ends]);
        const explained = explain(layers).map(({ range }) => range);
        const free = remainingRanges(layers).map(
          ([from, to]): Range => [Math.max(0, from), Math.min(DAY_MINUTES, to)],
        );
        const minutes = (ranges: readonly Range[]) =>
          ranges.reduce((sum, [from, to]) => sum + Math.max(0, to - from), 0);
        expect(mergeRanges([...explained, ...free])).toEqual([[0, DAY_MINUTES]]);
        expect(minutes(explained) + minutes(free)).toBe(DAY_MINUTES);
      }),
    );
  });

  test('name the rule', () => {
    const layers = layersOf(['10:00:00', '20:00:00'], ['11:00:00', '20:00:00'], [['13:00:00', '14:00:00']]);
    expect(explain(layers).map(({ range, why }) => [...range, why])).toEqual([
      [0, 600, 'salon-closed'],
      [600, 660, 'not-working'],
      [780, 840, 'break'],
      [1_200, 1_440, 'salon-closed'],
    ]);
  });
});
