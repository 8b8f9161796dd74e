import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitVat } from './vat.ts';

test.each([
  [60_000, 20, 50_000, 10_000],
  [99_000, 20, 82_500, 16_500],
  [1, 20, 1, 0],
  [0, 20, 0, 0],
  [18_333, 20, 15_278, 3055],
  [49_000, 0, 49_000, 0],
])('%d kurus at %d %% are %d and %d', (total, rate, net, vat) => {
  expect(splitVat(total, rate)).toEqual({ net, vat });
});

test('net and VAT add up to the price for any price and rate, and VAT is right to half a kurus', () => {
  const prices = fc.integer({ min: 0, max: 999_999_999 });
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 100 }), (total, rate) => {
      const { net, vat } = splitVat(total, rate);
      expect(net + vat).toBe(total);
      expect(vat).toBeGreaterThanOrEqual(0);
      // Half a kurus of the net, and its share of VAT; times 200, so that it stays in whole numbers.
      expect(2 * Math.abs(net * rate - 100 * vat)).toBeLessThanOrEqual(100 + rate);
    }),
  );
});
