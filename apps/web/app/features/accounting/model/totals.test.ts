import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleTransaction as entry } from './sample.ts';
import { netPerDay, totalsOf } from './totals.ts';

test('paid and due are added up apart, to the kurus', () => {
  expect(
    totalsOf([
      entry({ amount: 0.1 }),
      entry({ amount: 0.2 }),
      entry({ type: 'Expense', amount: 0.05 }),
      entry({ status: false, amount: 6_500, date: '2026-11-20' }),
      entry({ type: 'Expense', status: false, amount: 8_640, date: '2026-11-30' }),
    ]),
  ).toEqual({
    income: 0.3,
    expense: 0.05,
    net: 0.25,
    receivable: 6_500,
    payable: 8_640,
    nextDue: '2026-11-20',
  });
});

test('without transactions everything is zero, and nothing is due', () => {
  expect(totalsOf([])).toEqual({
    income: 0,
    expense: 0,
    net: 0,
    receivable: 0,
    payable: 0,
    nextDue: null,
  });
});

test('the days add up to the whole', () => {
  const anyEntry = fc
    .record({
      amount: fc.integer({ min: 0, max: 99_999_999 }).map((kurus) => kurus / 100),
      type: fc.constantFrom('Income' as const, 'Expense' as const),
      status: fc.boolean(),
      date: fc.constantFrom('2026-11-12', '2026-11-13', '2026-11-14'),
    })
    .map(entry);
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 40 }), (entries) => {
      const kurus = [...netPerDay(entries).values()].map((net) => Math.round(net * 100));
      expect(kurus.reduce((sum, each) => sum + each, 0)).toBe(Math.round(totalsOf(entries).net * 100));
    }),
  );
});
