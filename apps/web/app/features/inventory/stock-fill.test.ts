import { expect, test } from 'vitest';
import { fillOf, stockLine } from './stock-fill.ts';

test.each([
  [0, 6, 0],
  [-2, 6, 0],
  [3, 6, 50 / 3],
  [6, 6, 100 / 3],
  [18, 6, 100],
  [400, 6, 100],
  [1, 0, 100],
])('a stock of %d with a critical level of %d fills %d percent', (stock, criticalLevel, percent) => {
  expect(fillOf({ stock, criticalLevel })).toBeCloseTo(percent);
});

test('the line goes from the oldest stock to the present one, over the level that is the least', () => {
  expect(stockLine([10, 5, 0], 5, { width: 100, height: 20 })).toEqual({
    points: [
      { x: 0, y: 0 },
      { x: 50, y: 10 },
      { x: 100, y: 20 },
    ],
    leastY: 10,
  });
  expect(stockLine([10], 5, { width: 100, height: 20 })).toBeNull();
});

test('a stock below zero stays in the box', () => {
  const line = stockLine([-5, 5], 0, { width: 100, height: 20 });
  expect(line?.points.map(({ y }) => y)).toEqual([20, 0]);
});
