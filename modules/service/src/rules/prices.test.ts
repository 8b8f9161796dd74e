import { maxLira } from '@ayna/contracts/core/money';
import { applyPriceChange } from '@ayna/domain/prices';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeNewPrices } from './prices.ts';

const priced = (...prices: number[]) => prices.map((price, index) => ({ code: `s${index}`, price }));

test('returns only the prices that change', () => {
  expect(computeNewPrices(priced(900, 0, 1000), { percent: 10, roundTo: 10 })).toEqual(
    new Map([
      ['s0', 990],
      ['s2', 1100],
    ]),
  );
  expect(computeNewPrices(priced(900, 1000), { percent: 0, roundTo: 100 })).toEqual(new Map());
});

test('returns null if one price would be too high', () => {
  expect(computeNewPrices(priced(900, 9_000_000), { percent: 12, roundTo: 1 })).toBeNull();
});

test('for any list, returns exactly the changed prices, unless one is too high', () => {
  const prices = fc.array(fc.integer({ min: 0, max: 999_999_999 }).map((kurus) => kurus / 100));
  const changes = fc.record({
    percent: fc.integer({ min: -90, max: 300 }),
    roundTo: fc.constantFrom(1, 5, 10, 50, 100),
  });
  fc.assert(
    fc.property(prices, changes, (list, change) => {
      const after = list.map((price) => applyPriceChange(price, change));
      const expected = list.flatMap((price, index) =>
        price === after[index] ? [] : [[`s${index}`, after[index]] as const],
      );
      expect(computeNewPrices(priced(...list), change)).toEqual(
        after.some((price) => price > maxLira) ? null : new Map(expected),
      );
    }),
  );
});
