import type { CommissionRule, CommissionRuleSet } from '@ayna/contracts/core/commissions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CommissionedWork, commissionLines, ruleFor, rulesOn, toFigures } from './commission.ts';

const percent = (value: number, beforeDiscount = false) => ({
  kind: 'percent' as const,
  value,
  beforeDiscount,
});
const amount = (value: number) => ({ kind: 'amount' as const, value });

const balayage: CommissionRule = { on: 'service', code: 'balayage', share: amount(400) };
const color: CommissionRule = { on: 'category', category: 'Color', share: percent(12) };
const allServices: CommissionRule = { on: 'services', share: percent(8) };
const oil: CommissionRule = { on: 'product', code: 'oil', share: percent(20) };
const allProducts: CommissionRule = { on: 'products', share: percent(10, true) };
const rules = [allServices, allProducts, color, oil, balayage];

const cut: CommissionedWork = {
  day: '2026-11-14',
  kind: 'service',
  code: 'cut',
  category: 'Cut',
  amount: 900,
  discount: 0,
  count: 1,
  isCorrection: false,
};
const sold: CommissionedWork = { ...cut, kind: 'product', code: 'shampoo', category: null };
const set = (validFrom: string, ...own: CommissionRule[]): CommissionRuleSet => ({
  employeeCode: 'deniz',
  validFrom,
  rules: own,
});

describe('the narrowest rule wins', () => {
  test.each([
    ['one service', { ...cut, code: 'balayage', category: 'Color' }, balayage],
    ['its category', { ...cut, category: 'Color' }, color],
    ['all services', cut, allServices],
    ['a service that nobody named', { ...cut, code: null, category: null }, allServices],
    ['one product', { ...sold, code: 'oil' }, oil],
    ['all products', sold, allProducts],
  ])('%s', (_, work, rule) => {
    expect(ruleFor(rules, work)).toBe(rule);
  });

  test('without a rule there is none', () => {
    expect(ruleFor([allProducts], cut)).toBeNull();
    expect(toFigures({ sets: [], works: [cut, sold], tips: [], advances: [] })).toMatchObject({
      lines: [],
      base: 0,
      commission: 0,
      toPay: 0,
    });
  });
});

test('rules hold from their day on, until the next set begins', () => {
  const sets = [set('2026-11-01', color), set('2026-01-01', allServices), set('2026-12-01')];
  expect(rulesOn(sets, '2025-12-31')).toEqual([]);
  expect(rulesOn(sets, '2026-10-31')).toEqual([allServices]);
  expect(rulesOn(sets, '2026-11-01')).toEqual([color]);
  expect(rulesOn(sets, '2026-12-01')).toEqual([]);
});

test.each([
  ['after discount', percent(12), { amount: 2160, discount: 240 }, 2160, 259.2],
  ['before discount', percent(10, true), { amount: 1080, discount: 100 }, 1180, 118],
  ['an amount per service', amount(400), { amount: 6500 }, 6500, 400],
  ['the rest of a service, paid later', amount(400), { amount: 500, count: 0 }, 500, 0],
  ['half a kurus is rounded up', percent(0.5), { amount: 1 }, 1, 0.01],
  ['half a kurus is taken back as it was given', percent(0.5), { amount: -1 }, -1, -0.01],
  ['a correction that takes back', percent(8), { amount: -900, count: -1 }, -900, -72],
])('%s', (_, share, change, base, commission) => {
  const lines = commissionLines([set('2026-01-01', { on: 'services', share })], [{ ...cut, ...change }]);
  expect(lines).toMatchObject([{ base, commission }]);
});

test('corrections stand apart from the work of the month', () => {
  const lines = commissionLines([set('2026-01-01', allServices)], [cut, { ...cut, isCorrection: true }]);
  expect(lines.map(({ isCorrection, commission }) => [isCorrection, commission])).toEqual([
    [false, 72],
    [true, 72],
  ]);
});

const lira = fc.integer({ min: 0, max: 99_999_999 }).map((kurus) => kurus / 100);
const work = fc.record({
  day: fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-30'),
  kind: fc.constantFrom('service' as const, 'product' as const),
  code: fc.constantFrom('cut', 'balayage', 'oil', null),
  category: fc.constantFrom('Cut', 'Color', null),
  amount: lira,
  discount: lira,
  count: fc.integer({ min: 0, max: 9 }),
  isCorrection: fc.boolean(),
});
const entry = fc.record({ day: fc.constant('2026-11-01'), title: fc.string(), amount: lira });
const ruleSets = fc.array(
  fc.record({
    employeeCode: fc.constant('deniz'),
    validFrom: fc.constantFrom('2026-10-01', '2026-11-01', '2026-11-15'),
    rules: fc.subarray(rules),
  }),
  { maxLength: 3 },
);
const inKurus = (one: number) => Math.round(one * 100);

test('the parts come to the whole, to the kurus', () => {
  const statement = fc.record({
    sets: ruleSets,
    works: fc.array(work, { maxLength: 40 }),
    tips: fc.array(entry, { maxLength: 10 }),
    advances: fc.array(entry, { maxLength: 10 }),
  });
  fc.assert(
    fc.property(statement, (input) => {
      const figures = toFigures(input);
      const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + inKurus(one), 0);
      expect(inKurus(figures.commission)).toBe(sum(figures.lines.map((line) => line.commission)));
      expect(inKurus(figures.base)).toBe(sum(figures.lines.map((line) => line.base)));
      const tips = sum(input.tips.map((one) => one.amount));
      const advances = sum(input.advances.map((one) => one.amount));
      expect(inKurus(figures.toPay)).toBe(inKurus(figures.commission) + tips - advances);
    }),
  );
});

test('a set that begins later changes nothing before its day', () => {
  fc.assert(
    fc.property(ruleSets, fc.array(work), fc.subarray(rules), (sets, works, later) => {
      const before = works.filter(({ day }) => day < '2026-11-30');
      const earlier = sets.filter(({ validFrom }) => validFrom < '2026-11-30');
      expect(commissionLines([...earlier, set('2026-11-30', ...later)], before)).toEqual(
        commissionLines(earlier, before),
      );
    }),
  );
});
