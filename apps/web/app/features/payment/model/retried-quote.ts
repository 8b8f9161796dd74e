import type { Quote } from '../../../data/checkout.ts';

const kurus = (lira: number): number => Math.round(lira * 100);

/**
 * An order that is tried again keeps its price, whatever a new one would cost: the difference, such as that of its coupon,
 * stands in a line of its own.
 */
export const retriedQuote = (quote: Quote, amount: number): Quote => {
  const difference = kurus(amount) - kurus(quote.amount);
  if (difference === 0) return quote;
  const net = Math.round(kurus(amount) / (1 + quote.vat.rate / 100));
  return {
    ...quote,
    amount,
    vat: { ...quote.vat, net: net / 100, vat: (kurus(amount) - net) / 100 },
    lines: [
      ...quote.lines,
      { kind: 'coupon', name: '', amount: difference / 100, price: null, days: null, ofDays: null },
    ],
  };
};
