import { describe, expect, test } from 'vitest';
import { inColumn, movedBy, movedTo, rangeBetween, resizedTo } from './move.ts';
import type { Column, Placement } from './placement.ts';

const at: Placement = { employee: 'nehir', day: '2026-11-14', start: 600, end: 660 };
const column: Column = {
  employee: 'deniz',
  day: '2026-11-14',
  from: 540,
  to: 1_140,
  left: 0,
  right: 200,
  top: 0,
};

describe('moving', () => {
  test.each([
    // 10:30 under the pointer, grabbed 20 minutes below its beginning.
    [135, 20, 15, 615],
    [135, 20, 5, 610],
    [135, 0, 15, 630],
    // Above the first visible minute, and so low that its end would not be seen.
    [-90, 0, 15, 540],
    [899, 0, 15, 1_080],
  ])('at %i px, grabbed at %i, by %i it begins at %i', (y, grabbed, step, start) =>
    expect(movedTo(at, { column, y, grabbed, step })).toEqual({
      employee: 'deniz',
      day: '2026-11-14',
      start,
      end: start + 60,
    }),
  );

  test('a column of the whole team changes the day, and not who does it', () =>
    expect(inColumn(at, { ...column, employee: '', day: '2026-11-16' })).toEqual({
      ...at,
      day: '2026-11-16',
    }));

  test.each([
    [15, 615],
    [-15, 585],
    [-600, 540],
    [60, 660],
  ])('by %i minutes it begins at %i', (minutes, start) =>
    expect(movedBy(at, minutes, column).start).toBe(start),
  );

  test('what began between the steps is on a step after the first one', () =>
    expect(movedBy({ ...at, start: 605, end: 665 }, 15, column).start).toBe(615));
});

describe('resizing', () => {
  test.each([
    ['end', 675, 600, 675],
    ['end', 600, 600, 605],
    ['end', 400, 600, 605],
    ['end', 5_000, 600, 1_140],
    ['start', 585, 585, 660],
    ['start', 700, 655, 660],
    ['start', 0, 540, 660],
  ] as const)('the %s to %i: from %i to %i', (edge, minute, start, end) =>
    expect(resizedTo(at, edge, minute, column)).toEqual({ ...at, start, end }),
  );

  test('twelve hours at most', () =>
    expect(resizedTo(at, 'end', 2_000, { from: 0, to: 2_000 }).end).toBe(600 + 720));

  test('what goes beyond the visible hours already is not cut', () =>
    expect(resizedTo({ ...at, end: 1_200 }, 'end', 1_200, column).end).toBe(1_200));
});

describe('drawing on empty time', () => {
  test.each([
    [607, 607, 600, 615],
    [607, 650, 600, 660],
    [650, 607, 600, 660],
    [607, 5_000, 600, 1_140],
    [1_139, 1_139, 1_125, 1_140],
    [607, 0, 540, 615],
  ])('from %i to %i it is %i to %i', (one, other, start, end) =>
    expect(rangeBetween(column, one, other, 15)).toEqual({
      employee: 'deniz',
      day: '2026-11-14',
      start,
      end,
    }),
  );
});
