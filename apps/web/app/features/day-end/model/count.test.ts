import { describe, expect, test } from 'vitest';
import {
  cashOf,
  countedOf,
  differenceOf,
  emptyCount,
  hasDifference,
  keptOf,
  shareOf,
  totalOf,
  withOpening,
} from './count.ts';

const count = { ...emptyCount, n200: 28, n100: 19, n50: 9, n20: 9, n10: 8, n5: 6, coins: 10 };

test('banknotes and coins come to the counted cash; empty fields are none', () => {
  expect(cashOf(count)).toBe(8250);
  expect(countedOf({ ...emptyCount, card: 0.1 })).toEqual({ cash: 0, card: 0.1, transfer: 0 });
});

test('the difference is exact by kind', () => {
  const books = { cash: 8270, card: 0.3, transfer: 0 };
  const difference = differenceOf({ cash: 8250, card: 0.1, transfer: 0 }, books);
  expect(difference).toEqual({ cash: -20, card: -0.2, transfer: 0 });
  expect(hasDifference(difference)).toBe(true);
  expect(hasDifference({ cash: 0, card: 0, transfer: 0 })).toBe(false);
  expect(totalOf(difference)).toBe(-20.2);
});

test('the first opening is part of the expected cash', () => {
  expect(withOpening({ cash: 100.1, card: 1, transfer: 2 }, 0.2).cash).toBe(100.3);
});

describe('the till keeps', () => {
  test.each([
    ['what was left last time', null, 1000, 8250, 1000],
    ['what is chosen', 500, 1000, 8250, 500],
    ['no more than there is', null, 1000, 300, 300],
  ])('%s', (_, kept, opening, cash, expected) => {
    expect(keptOf({ ...emptyCount, kept }, opening, cash)).toBe(expected);
  });
});

test.each([
  [50, 100, 0.5],
  [-5, 100, 0],
  [0, 0, 0],
])('a bar of %d beside %d is %d long', (amount, longest, share) => {
  expect(shareOf(amount, longest)).toBe(share);
});
