import { expect, test } from 'vitest';
import { toKurus, toLiraText } from './kurus.ts';

test.each([
  ['100.0', 10_000],
  ['100', 10_000],
  [100, 10_000],
  ['1990.90', 199_090],
  ['1990.9', 199_090],
  [1990.9, 199_090],
  ['0.29', 29],
  [0.1 + 0.2, null],
  ['0.29000000', 29],
  ['0.291', null],
  ['1e3', null],
  ['-1', null],
  ['1,5', null],
  ['', null],
])('%s is %s kurus', (amount, kurus) => {
  expect(toKurus(amount)).toBe(kurus);
});

test.each([
  [1, '0.01'],
  [10_000, '100.00'],
  [199_090, '1990.90'],
])('%d kurus are %s lira', (kurus, lira) => {
  expect(toLiraText(kurus)).toBe(lira);
});
