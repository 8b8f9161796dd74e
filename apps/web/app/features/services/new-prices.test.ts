import { expect, test } from 'vitest';
import type { Service } from '../../data/services.ts';
import { isPercent, isTooHigh, newPrices } from './new-prices.ts';

const priced = (...prices: number[]) => prices.map((price) => ({ price })) as unknown as Service[];

test('only prices that become others are shown', () => {
  const changes = newPrices(priced(900, 0, 1250), 10, 10);
  expect(changes.map(({ service, after }) => [service.price, after])).toEqual([
    [900, 990],
    [1250, 1380],
  ]);
  expect(newPrices(priced(900), null, 10)).toEqual([]);
  expect(newPrices(priced(900), 301, 10)).toEqual([]);
});

test.each([
  [-90, true],
  [-90.5, false],
  [300, true],
  [300.01, false],
  [null, false],
])('%j is a percentage that is taken: %j', (percent, isTaken) => {
  expect(isPercent(percent)).toBe(isTaken);
});

test('a price beyond all bounds is seen beforehand', () => {
  expect(newPrices(priced(9_000_000), 20, 1).some(isTooHigh)).toBe(true);
});
