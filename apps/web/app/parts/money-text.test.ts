import { expect, test } from 'vitest';
import { priceText, sumText } from './money-text.ts';

test.each([
  [0, '₺0', '₺0,00'],
  [900, '₺900', '₺900,00'],
  [1250, '₺1.250', '₺1.250,00'],
  [1250.5, '₺1.250,50', '₺1.250,50'],
  [9_999_999.99, '₺9.999.999,99', '₺9.999.999,99'],
])('%d lira are the price %s and the sum %s', (lira, price, sum) => {
  expect(priceText(lira)).toBe(price);
  expect(sumText(lira)).toBe(sum);
});
