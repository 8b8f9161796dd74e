import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPriceChange } from './prices.ts';

test.each([
  [900, 10, 5, 990],
  [900, 10, 50, 1000],
  [1250, 12.5, 10, 1410],
  [1250, 0.1, 1, 1251],
  [749.9, 0, 1, 750],
  [750, 0, 50, 750],
  [775, 0, 50, 800],
  [1000, -15, 100, 900],
  [0, 300, 100, 0],
  // The exact result, 115 lira, is 114.99999999999999 in floating point.
  [100, 15, 10, 120],
  [9_999_999.99, 300, 1, 40_000_000],
])('%d lira changed by %d per cent and rounded to %d is %d', (price, percent, roundTo, after) => {
  expect(applyPriceChange(price, { percent, roundTo })).toBe(after);
});

test.each([
  ['an increase that rounding would turn into a cut', 120, 10, 100, 120],
  ['a cut that rounding would turn into an increase', 180, -2, 100, 180],
  ['a cut that would round to 0', 40, -50, 100, 40],
])('%s leaves the price unchanged', (_, price, percent, roundTo, after) => {
  expect(applyPriceChange(price, { percent, roundTo })).toBe(after);
});

const prices = fc.integer({ min: 0, max: 999_999_999 }).map((kurus) => kurus / 100);
const percents = fc.oneof(
  fc.integer({ min: -90, max: 300 }),
  fc.integer({ min: -9_000, max: 30_000 }).map((hundredths) => hundredths / 100),
);
const steps = fc.constantFrom(1, 5, 10, 50, 100);
const kurusOf = (price: number): number => Math.round(price * 100);

describe('any price, changed by any percentage', () => {
  const checkAll = (property: (price: number, percent: number, roundTo: number, after: number) => void) =>
    fc.assert(
      fc.property(prices, percents, steps, (price, percent, roundTo) =>
        property(price, percent, roundTo, applyPriceChange(price, { percent, roundTo })),
      ),
      { numRuns: 500 },
    );

  test('is a multiple of the step, or unchanged', () => {
    checkAll((price, _, roundTo, after) => {
      expect(after === price || kurusOf(after) % (roundTo * 100) === 0).toBe(true);
      expect(kurusOf(after) / 100).toBe(after);
    });
  });

  test('is never negative, and 0 only if it was 0', () => {
    checkAll((price, _, __, after) => {
      expect(after).toBeGreaterThanOrEqual(0);
      expect(after === 0).toBe(price === 0);
    });
  });

  test('never moves against the sign of the percentage', () => {
    checkAll((price, percent, _, after) => {
      expect(percent <= 0 || after >= price).toBe(true);
      expect(percent >= 0 || after <= price).toBe(true);
    });
  });

  test('is within half a step of the exact price, unless it is unchanged or would be 0', () => {
    checkAll((price, percent, roundTo, after) => {
      // In ten-thousandths of a kurus, as arbitrary-precision integers.
      const exact = BigInt(kurusOf(price)) * BigInt(10_000 + Math.round(percent * 100));
      const off = BigInt(kurusOf(after)) * 10_000n - exact;
      const half = BigInt(roundTo) * 100n * 5_000n;
      const isNearest = off <= half && off > -half;
      expect(isNearest || after === price || after === roundTo).toBe(true);
    });
  });

  test('rounding with 0 per cent twice equals rounding once', () => {
    fc.assert(
      fc.property(prices, steps, (price, roundTo) => {
        const once = applyPriceChange(price, { percent: 0, roundTo });
        expect(applyPriceChange(once, { percent: 0, roundTo })).toBe(once);
      }),
    );
  });

  test('a higher price never becomes the lower one', () => {
    fc.assert(
      fc.property(prices, prices, percents, steps, (one, other, percent, roundTo) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const change = { percent, roundTo };
        expect(applyPriceChange(low, change)).toBeLessThanOrEqual(applyPriceChange(high, change));
      }),
      { numRuns: 500 },
    );
  });
});
