import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Quote } from '../../../data/checkout.ts';
import { retriedQuote } from './retried-quote.ts';

const quote: Quote = {
  change: 'new',
  lines: [{ kind: 'package', name: 'Salon', amount: 990, price: null, days: null, ofDays: null }],
  amount: 990,
  vat: { rate: 20, net: 825, vat: 165 },
  term: null,
  afterwards: null,
  tooMuch: [],
};

test('an order with the present price is shown as it would be bought now', () =>
  expect(retriedQuote(quote, 990)).toBe(quote));

test('lines and VAT add up to what the order costs, to the kurus', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amount) => {
      const { lines, vat } = retriedQuote(quote, amount / 100);
      const sum = lines.reduce((total, line) => total + Math.round(line.amount * 100), 0);
      expect(sum).toBe(amount);
      expect(Math.round(vat.net * 100) + Math.round(vat.vat * 100)).toBe(amount);
    }),
  ));
