import type { Period } from '@ayna/contracts/subscription';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOf, computePrice, daysFor, monthlyOf, type Present, restOf } from './price.ts';
import { addDays, addPeriod, dayOfMonth, daysBetween } from './term-dates.ts';

const offers = [
  { code: 'small', place: 0, prices: { monthly: 49_000, yearly: 490_000 } },
  { code: 'salon', place: 1, prices: { monthly: 99_000, yearly: 990_000 } },
  { code: 'studio', place: 2, prices: { monthly: 199_000, yearly: 1_990_000 } },
] as const;
const offerOf = (code: string) => {
  const offer = offers.find((one) => one.code === code);
  if (!offer) throw new Error(`no offer ${code}`);
  return offer;
};
const wish = (code: string, period: Period = 'monthly') => ({ offer: offerOf(code), period });

type Paid = Extract<Present, { kind: 'paid' }>;

const paid = (more: Partial<Paid> = {}): Paid => ({
  kind: 'paid',
  term: { from: '2026-11-02', to: '2026-12-02', value: 99_000, anchorDay: 2 },
  packageCode: 'salon',
  place: 1,
  period: 'monthly',
  inGrace: false,
  autoRenew: true,
  ...more,
});

const today = '2026-11-14';

test.each([
  ['nothing', { kind: 'none' }, 'small', 'monthly', 'new'],
  ['a trial', { kind: 'trial', endsOn: '2026-11-20' }, 'salon', 'yearly', 'new'],
  ['the same', paid(), 'salon', 'monthly', 'own'],
  ['the same without automatic renewal', paid({ autoRenew: false }), 'salon', 'monthly', 'renewal'],
  ['a smaller one', paid(), 'studio', 'monthly', 'upgrade'],
  ['a larger one', paid(), 'small', 'monthly', 'later'],
  ['a month', paid(), 'salon', 'yearly', 'longer'],
  ['a month of a smaller one', paid(), 'studio', 'yearly', 'longer'],
  ['a month of a larger one', paid(), 'small', 'yearly', 'later'],
  ['a year', paid({ period: 'yearly' }), 'salon', 'monthly', 'later'],
  ['a year of a smaller one', paid({ period: 'yearly' }), 'studio', 'monthly', 'later'],
  ['an unpaid renewal', paid({ inGrace: true }), 'salon', 'monthly', 'renewal'],
  ['an unpaid renewal of another', paid({ inGrace: true }), 'studio', 'monthly', 'new'],
] as const)('who has %s', (_, present, code, period, change) => {
  expect(changeOf(today, present, wish(code, period))).toBe(change);
});

test('a renewal by hand is possible in the last thirty days', () => {
  const term = { from: '2026-11-02', to: '2027-11-02', value: 990_000, anchorDay: 2 };
  const year = paid({ autoRenew: false, period: 'yearly', term });
  expect(changeOf('2027-10-02', year, wish('salon', 'yearly'))).toBe('own');
  expect(changeOf('2027-10-03', year, wish('salon', 'yearly'))).toBe('renewal');
});

describe('prices to the kurus', () => {
  test('an upgrade after twelve of thirty days costs the difference for eighteen', () => {
    expect(computePrice(today, paid(), wish('studio'))).toEqual({
      change: 'upgrade',
      charge: { amount: 119_400, counted: { price: 199_000, days: 18, ofDays: 30 } },
      rest: { amount: 59_400, counted: { price: 99_000, days: 18, ofDays: 30 } },
      discount: 0,
      amount: 60_000,
      term: { from: today, to: '2026-12-02', anchorDay: 2, value: 119_400 },
    });
  });

  test('a year counts the rest of the month', () => {
    const price = computePrice(today, paid(), wish('salon', 'yearly'));
    expect(price).toMatchObject({ change: 'longer', amount: 990_000 - 59_400, discount: 0 });
    expect(price?.term).toEqual({ from: today, to: '2027-11-14', anchorDay: 14, value: 990_000 });
  });

  test('a trial gives its remaining days away: the paid term begins when it ends', () => {
    const price = computePrice(today, { kind: 'trial', endsOn: '2026-11-20' }, wish('salon'));
    expect(price).toMatchObject({ change: 'new', amount: 99_000 });
    expect(price?.term).toEqual({ from: '2026-11-20', to: '2026-12-20', anchorDay: 20, value: 99_000 });
  });

  test('a renewal in the days of grace follows the term that ended', () => {
    const price = computePrice('2026-12-05', paid({ inGrace: true }), wish('salon'));
    expect(price?.term).toEqual({ from: '2026-12-02', to: '2027-01-02', anchorDay: 2, value: 99_000 });
  });

  test('a renewal before the end adds its days and its price', () => {
    const price = computePrice('2026-11-20', paid({ autoRenew: false }), wish('salon'));
    expect(price?.term).toEqual({ from: '2026-11-02', to: '2027-01-02', anchorDay: 2, value: 198_000 });
  });

  test('what begins later costs nothing today', () => {
    expect(computePrice(today, paid(), wish('small'))).toMatchObject({
      change: 'later',
      amount: 0,
      term: null,
    });
  });

  test.each([
    [{ kind: 'percent', value: 50 } as const, 30_000, 30_000],
    [{ kind: 'amount', value: 10_000 } as const, 10_000, 50_000],
    [{ kind: 'amount', value: 1_000_000 } as const, 60_000, 0],
  ])('a coupon of %j takes off what is due', (coupon, discount, amount) => {
    expect(computePrice(today, paid(), wish('studio'), coupon)).toMatchObject({ discount, amount });
  });
});

const dates = fc
  .integer({ min: Date.parse('2024-01-01'), max: Date.parse('2050-01-01') })
  .map((at) => new Date(at).toISOString().slice(0, 10));
const periods = fc.constantFrom<Period>('monthly', 'yearly');

/** A salon somewhere in a paid term. */
const situations = fc
  .record({
    start: dates,
    period: periods,
    place: fc.integer({ min: 0, max: 1 }),
    used: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ start, period, place, used }) => {
    const anchorDay = dayOfMonth(start);
    const to = addPeriod(start, period, anchorDay);
    const all = daysBetween(start, to);
    const day = addDays(start, Math.min(all - 1, Math.floor(used * all)));
    const offer = offers[place as 0 | 1];
    const value = offer.prices[period];
    return {
      day,
      offer,
      present: paid({
        term: { from: start, to, value, anchorDay },
        packageCode: offer.code,
        place,
        period,
      }),
    };
  });

describe('for any dates', () => {
  test('an upgrade costs what the larger package costs for these days, less what the smaller one is worth', () => {
    fc.assert(
      fc.property(situations, ({ day, present, offer }) => {
        const { term, period } = present;
        const price = computePrice(day, present, wish('studio', period));
        if (!price?.rest || !price.term) throw new Error('an upgrade has a price');
        const left = daysBetween(day, term.to);
        const all = daysBetween(term.from, term.to);
        const difference = ((offerOf('studio').prices[period] - offer.prices[period]) * left) / all;
        expect(Math.abs(price.amount - difference)).toBeLessThanOrEqual(1);
        expect(price.charge.amount - price.rest.amount).toBe(price.amount);
        expect(price.term).toMatchObject({ from: day, to: term.to, value: price.charge.amount });
      }),
    );
  });

  test('who upgrades in two steps pays what one step costs, to two kurus', () => {
    fc.assert(
      fc.property(situations, ({ day, present }) => {
        if (present.place !== 0) return;
        const { period } = present;
        const first = computePrice(day, present, wish('salon', period));
        const direct = computePrice(day, present, wish('studio', period));
        if (!first?.term || !direct) throw new Error('an upgrade has a price');
        const between = { ...present, packageCode: 'salon', place: 1, term: first.term };
        const second = computePrice(day, between, wish('studio', period));
        expect(Math.abs(first.amount + (second?.amount ?? 0) - direct.amount)).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('unused days are worth at most what was paid, less every day, and all of it on the first', () => {
    fc.assert(
      fc.property(situations, ({ day, present: { term } }) => {
        expect(restOf(term.from, term)).toBe(term.value);
        expect(restOf(day, term)).toBeLessThanOrEqual(term.value);
        expect(restOf(addDays(day, 1), term)).toBeLessThan(restOf(day, term));
        expect(restOf(term.to, term)).toBe(0);
      }),
    );
  });

  test('what is paid and what was left make up what the new term is worth', () => {
    const coupons = fc.option(
      fc.record({
        kind: fc.constantFrom('percent' as const, 'amount' as const),
        value: fc.integer({ min: 1, max: 100 }),
      }),
    );
    fc.assert(
      fc.property(situations, coupons, ({ day, present }, coupon) => {
        const price = computePrice(day, present, wish('studio', 'yearly'), coupon);
        if (!price?.term) throw new Error('it has a price');
        expect(price.amount).toBeGreaterThanOrEqual(0);
        expect(price.term.value).toBe(price.amount + (price.rest?.amount ?? 0));
        expect(price.charge.amount - (price.rest?.amount ?? 0) - price.discount).toBe(price.amount);
      }),
    );
  });

  test('money for another term buys at least a day and never more days than it is worth', () => {
    fc.assert(
      fc.property(situations, fc.integer({ min: 1, max: 10_000_000 }), ({ present: { term } }, amount) => {
        const days = daysFor(amount, term);
        expect(days).toBeGreaterThanOrEqual(1);
        const worth = (days * term.value) / daysBetween(term.from, term.to);
        expect(days === 1 || worth <= amount + 1).toBe(true);
      }),
    );
  });
});

test('a year brings a twelfth of its price in a month', () => {
  expect(monthlyOf(990_000, 'yearly')).toBe(82_500);
  expect(monthlyOf(99_000, 'monthly')).toBe(99_000);
});
