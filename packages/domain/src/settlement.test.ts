import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountOf, isWithinLimit, planSettlement, toKurus, totalOf } from './settlement.ts';

const kinds = ['cash', 'card', 'transfer'] as const;
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const sumLines = (lines: readonly { readonly amount: number }[]) => sum(lines.map(({ amount }) => amount));

const kurus = fc.integer({ min: 0, max: 999_999_999 });

/** Amounts that add up: discount and due are shares of the services, the payments are what is left. */
const visit = fc
  .record({
    services: fc.array(kurus, { minLength: 1, maxLength: 20 }),
    sales: fc.array(kurus, { maxLength: 20 }),
    tips: fc.array(kurus, { maxLength: 20 }),
    shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ services, sales, tips, shares: [off = 0, owed = 0, first = 0, second = 0] }) => {
    const discount = Math.floor(sum(services) * off);
    const due = Math.floor((sum(services) - discount) * owed);
    const total = totalOf({ services, sales, tips, discount }) - due;
    const cash = Math.floor(total * first);
    const card = Math.floor((total - cash) * second);
    const amounts = [cash, card, total - cash - card];
    const payments = kinds.map((kind, index) => ({ kind, amount: amounts[index] ?? 0 }));
    return { services, sales, tips, discount, due, payments };
  });

describe('planSettlement', () => {
  test('of each service, lines, due and discount are its price', () => {
    fc.assert(
      fc.property(visit, (amounts) => {
        const plan = planSettlement(amounts);
        expect(plan?.services.map(({ lines, due, discount }) => sumLines(lines) + due + discount)).toEqual(
          amounts.services,
        );
        expect(plan?.services.map(({ paid }) => paid)).toEqual(
          plan?.services.map(({ lines }) => sumLines(lines)),
        );
        expect(plan?.sales.map(sumLines)).toEqual(amounts.sales);
        expect(plan?.tips.map(sumLines)).toEqual(amounts.tips);
      }),
    );
  });

  test('of each kind, the lines are what was paid; discount and due are what was entered', () => {
    fc.assert(
      fc.property(visit, (amounts) => {
        const plan = planSettlement(amounts);
        const lines = [
          ...(plan?.services.map((one) => one.lines) ?? []),
          ...(plan?.sales ?? []),
          ...(plan?.tips ?? []),
        ].flat();
        for (const { kind, amount } of amounts.payments)
          expect(sumLines(lines.filter((line) => line.kind === kind))).toBe(amount);
        expect(sum(plan?.services.map(({ discount }) => discount) ?? [])).toBe(amounts.discount);
        expect(sum(plan?.services.map(({ due }) => due) ?? [])).toBe(amounts.due);
        expect(lines.every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
  });

  test('no part is below zero, and none has a kind twice', () => {
    fc.assert(
      fc.property(visit, (amounts) => {
        for (const { discount, due, paid, lines } of planSettlement(amounts)?.services ?? []) {
          expect(Math.min(discount, due, paid)).toBeGreaterThanOrEqual(0);
          expect(new Set(lines.map(({ kind }) => kind)).size).toBe(lines.length);
        }
      }),
    );
  });

  test('a kurus too much or too little is refused', () => {
    fc.assert(
      fc.property(visit, fc.constantFrom(-1, 1), (amounts, difference) => {
        const [first, ...others] = amounts.payments;
        const payments = first ? [{ ...first, amount: first.amount + difference }, ...others] : [];
        expect(planSettlement({ ...amounts, payments })).toBeNull();
      }),
    );
  });

  test('the due belongs to the last services, and to neither products nor tips', () => {
    const amounts = { services: [100, 50], sales: [30], tips: [20], discount: 0 };
    const all = { ...amounts, due: 150, payments: [{ kind: 'card', amount: 50 }] };
    expect(
      planSettlement({ ...all, due: 60, payments: [{ kind: 'card', amount: 140 }] })?.services,
    ).toMatchObject([
      { due: 10, paid: 90 },
      { due: 50, paid: 0 },
    ]);
    expect(planSettlement(all)?.sales).toEqual([[{ kind: 'card', amount: 30 }]]);
    expect(planSettlement({ ...all, due: 151, payments: [{ kind: 'card', amount: 49 }] })).toBeNull();
  });
});

test('a discount is rounded to the nearest kurus and held against the limit exactly', () => {
  expect(discountOf({ by: 'percent', value: 10 }, 185_005)).toBe(18_501);
  expect(discountOf({ by: 'percent', value: 33.33 }, 100)).toBe(33);
  expect(discountOf({ by: 'amount', value: 12.35 }, 100_000)).toBe(1_235);
  expect(discountOf(null, 100)).toBe(0);
  expect(isWithinLimit(15_00, 100_00, 15)).toBe(true);
  expect(isWithinLimit(15_01, 100_00, 15)).toBe(false);
  expect(isWithinLimit(27_751, 185_005, 15)).toBe(true);
  expect(isWithinLimit(1, 185_005, 0)).toBe(false);
  expect(toKurus(1_234.56)).toBe(123_456);
});
