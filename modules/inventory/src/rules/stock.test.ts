import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addAmounts,
  applyMove,
  daysLeftOf,
  roundToKurus,
  type StockLevel,
  stockStatusOf,
  totalOf,
} from './stock.ts';

const amount = fc.integer({ min: 1, max: 100_000_000 }).map((thousandths) => thousandths / 1_000);
const cost = fc.integer({ min: 0, max: 999_999_999 }).map((kurus) => kurus / 100);
const level: fc.Arbitrary<StockLevel> = fc.record({ stock: amount, cost });

describe('the moving average cost', () => {
  test.each<[StockLevel, { quantity: number; unitCost: number | null }, StockLevel]>([
    [
      { stock: 0, cost: 0 },
      { quantity: 10, unitCost: 100 },
      { stock: 10, cost: 100 },
    ],
    [
      { stock: 10, cost: 100 },
      { quantity: 10, unitCost: 200 },
      { stock: 20, cost: 150 },
    ],
    [
      { stock: 2, cost: 10 },
      { quantity: 1, unitCost: 11 },
      { stock: 3, cost: 10.3333 },
    ],
    [
      { stock: 20, cost: 150 },
      { quantity: -5, unitCost: null },
      { stock: 15, cost: 150 },
    ],
    // A count that finds more says nothing about what it cost.
    [
      { stock: 3, cost: 150 },
      { quantity: 2, unitCost: null },
      { stock: 5, cost: 150 },
    ],
    // Sold before the purchase was written down: the purchase says the price.
    [
      { stock: -2, cost: 150 },
      { quantity: 12, unitCost: 90 },
      { stock: 10, cost: 90 },
    ],
    // As floating point this stock would be 0.30000000000000004.
    [
      { stock: 0.1, cost: 1 },
      { quantity: 0.2, unitCost: 1 },
      { stock: 0.3, cost: 1 },
    ],
  ])('%j with %j is %j', (before, change, after) => {
    expect(applyMove(before, change)).toEqual(after);
  });

  test('lies between what was there and what came', () => {
    fc.assert(
      fc.property(level, amount, cost, (before, quantity, unitCost) => {
        const after = applyMove(before, { quantity, unitCost });
        expect(after.cost).toBeGreaterThanOrEqual(Math.min(before.cost, unitCost));
        expect(after.cost).toBeLessThanOrEqual(Math.max(before.cost, unitCost));
      }),
    );
  });

  test('keeps the value of the shelf, to the rounding of the average', () => {
    // As independent arithmetic: whole numbers of 1/1000 units times 1/10000 lira.
    const valueOf = ({ stock, cost: each }: StockLevel) =>
      BigInt(Math.round(stock * 1_000)) * BigInt(Math.round(each * 10_000));
    fc.assert(
      fc.property(level, amount, cost, (before, quantity, unitCost) => {
        const after = applyMove(before, { quantity, unitCost });
        const lost = valueOf(before) + valueOf({ stock: quantity, cost: unitCost }) - valueOf(after);
        const rounding = BigInt(Math.round(after.stock * 1_000));
        expect(2n * (lost < 0n ? -lost : lost) <= rounding).toBe(true);
      }),
    );
  });

  test('does not change by what goes out, and going out and in by the same amount leaves the same stock', () => {
    fc.assert(
      fc.property(level, amount, (before, quantity) => {
        const out = applyMove(before, { quantity: -quantity, unitCost: null });
        expect(out.cost).toBe(before.cost);
        expect(applyMove(out, { quantity, unitCost: before.cost })).toEqual(before);
      }),
    );
  });

  test('stays the same, however often the same price is paid', () => {
    fc.assert(
      fc.property(cost, fc.array(amount, { minLength: 1, maxLength: 30 }), (unitCost, quantities) => {
        let now: StockLevel = { stock: 0, cost: 0 };
        for (const quantity of quantities) now = applyMove(now, { quantity, unitCost });
        expect(now.cost).toBe(unitCost);
        expect(now.stock).toBe(quantities.reduce(addAmounts, 0));
      }),
    );
  });
});

test.each([
  [7, 6, 'enough'],
  [6, 6, 'low'],
  [4, 6, 'low'],
  [3, 6, 'critical'],
  [0, 6, 'critical'],
  [-1, 6, 'critical'],
  [2, 5, 'critical'],
  [0, 0, 'enough'],
  [-0.001, 0, 'critical'],
] as const)('a stock of %d with a critical level of %d is %s', (stock, criticalLevel, status) => {
  expect(stockStatusOf({ stock, criticalLevel })).toBe(status);
});

test.each([
  [14, 26, 16],
  [1, 15, 2],
  [0, 15, 0],
  [-3, 15, 0],
  [14, 0, null],
])('a stock of %d, with %d used in 30 days, lasts %j days', (stock, used, days) => {
  expect(daysLeftOf(stock, used)).toBe(days);
});

test('money is rounded to the kurus', () => {
  expect(roundToKurus(10.3333)).toBe(10.33);
  expect(totalOf(590, 2)).toBe(1_180);
  expect(totalOf(0.1, 3)).toBe(0.3);
  expect(totalOf(412.5, 0.25)).toBe(103.13);
});
