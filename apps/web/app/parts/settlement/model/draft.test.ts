import type { VisitService, VisitSettlement } from '@ayna/contracts/finance';
import { planSettlement, toKurus } from '@ayna/domain/settlement';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { givenAmounts } from './cash.ts';
import {
  type Draft,
  draftFrom,
  figuresOf,
  problemOf,
  splitTips,
  takeRest,
  toForm,
  typeAmount,
} from './draft.ts';
import { dueDay } from './due-day.ts';

const service = (
  appointmentCode: string,
  price: number,
  about: Partial<VisitService> = {},
): VisitService => ({
  appointmentCode,
  version: 1,
  settlementCode: null,
  date: '2026-11-14',
  serviceName: 'Kesim',
  startDate: '2026-11-14T12:00:00',
  minutes: 45,
  performer: null,
  price,
  discount: 0,
  due: 0,
  dueOn: null,
  duePaid: false,
  tip: 0,
  ...about,
});

const visit = (...services: VisitService[]): VisitSettlement => ({
  recorded: true,
  services,
  sales: [],
  settlement: null,
  discountLimit: { percent: 15, binding: true },
  iban: null,
});

const oil = { code: 'p', name: 'Argan', price: 590, stock: 14, quantity: 1 };

/** As in the mock: two services, a product, ten percent off, tips, two kinds and the rest due. */
const view = visit(service('a', 1250), service('b', 600));
const mock: Draft = {
  ...draftFrom(view, 'a'),
  products: [oil],
  discount: 10,
  tips: { a: 15_000, b: 5_000 },
  typed: { cash: 95_500, card: 120_000 },
  rest: null,
  owes: true,
};

describe('figuresOf', () => {
  test('adds up services, products, discount and tips, and what is left is due', () => {
    expect(figuresOf(view, mock)).toMatchObject({
      price: 185_000,
      discount: 18_500,
      products: 59_000,
      tips: 20_000,
      total: 245_500,
      received: 215_500,
      due: 30_000,
    });
    expect(problemOf(view, mock, figuresOf(view, mock))).toBeNull();
  });

  test('one kind takes what is left, and follows the total', () => {
    const draft = draftFrom(view, 'a');
    expect(figuresOf(view, draft).paid).toEqual({ cash: 185_000, card: 0, transfer: 0 });
    const split = takeRest(typeAmount(draft, 'cash', 50_000), 'card');
    expect(figuresOf(view, split).paid).toEqual({ cash: 50_000, card: 135_000, transfer: 0 });
    expect(figuresOf(view, { ...split, discount: 10 }).paid.card).toBe(116_500);
  });
});

describe('problemOf', () => {
  const problem = (draft: Draft, of = view) => problemOf(of, draft, figuresOf(of, draft));
  const typed = (amount: number) => typeAmount(draftFrom(view, 'a'), 'cash', amount);
  test.each([
    ['too little, and no due', typed(100), 'short'],
    ['too much', typed(185_001), 'over'],
    ['a due of more than the services', { ...typed(0), owes: true, products: [oil] }, 'due-too-high'],
    ['more discount than the desk may give', { ...draftFrom(view, 'a'), discount: 16 }, 'over-limit'],
    ['all of it', typed(185_000), null],
  ])('%s', (_, draft, expected) => expect(problem(draft)).toBe(expected));

  test('a manager has no limit', () => {
    const free = { ...view, discountLimit: { percent: 15, binding: false } };
    expect(problem({ ...draftFrom(free, 'a'), discount: 50 }, free)).toBeNull();
  });
});

test('a settlement that was recorded is shown as it was entered', () => {
  const settlementCode = 's';
  const settled: VisitSettlement = {
    ...visit(
      service('a', 1250, { settlementCode, tip: 150 }),
      service('b', 600, { settlementCode, due: 300 }),
      service('c', 90),
    ),
    settlement: {
      code: 's',
      at: '2026-11-14T11:21:00.000Z',
      by: { code: 'x', name: 'Deniz', lastname: 'Korkmaz' },
      discount: { by: 'percent', value: 10, reason: 'birthday', remark: '' },
      payments: [{ kind: 'card', amount: 1515 }],
      mayUndo: true,
    },
  };
  const draft = draftFrom(settled, 'b');
  expect(draft).toMatchObject({ chosen: ['a', 'b'], discount: 10, reason: 'birthday', tips: { a: 15_000 } });
  expect(figuresOf(settled, draft)).toMatchObject({ received: 151_500, due: 30_000, left: 30_000 });
});

test('what the sheet sends always adds up for the server', () => {
  const amount = fc.integer({ min: 0, max: 500_000 });
  const drafts = fc.record({
    prices: fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 4 }),
    discount: fc.option(fc.integer({ min: 1, max: 1500 }).map((bp) => bp / 100)),
    tip: amount,
    cash: amount,
    owes: fc.boolean(),
  });
  fc.assert(
    fc.property(drafts, ({ prices, discount, tip, cash, owes }) => {
      const some = visit(...prices.map((kurus, index) => service(String(index), kurus / 100)));
      const draft = { ...typeAmount(draftFrom(some, '0'), 'cash', cash), discount, owes, tips: { 0: tip } };
      if (problemOf(some, draft, figuresOf(some, draft)) !== null) return;
      const form = toForm(some, draft, { salonCode: 's', moveCodes: [], dueOn: '2026-11-21' });
      const plan = planSettlement({
        services: prices,
        sales: [],
        tips: form.tips.map((one) => toKurus(one.amount)),
        discount: figuresOf(some, draft).discount,
        due: toKurus(form.due?.amount ?? 0),
        payments: form.payments.map((one) => ({ ...one, amount: toKurus(one.amount) })),
      });
      expect(plan).not.toBeNull();
    }),
  );
});

test('tips are split to the kurus', () => {
  const draft = { ...draftFrom(view, 'a'), tips: { a: 10_001 } };
  expect(splitTips(draft).tips).toEqual({ a: 5_001, b: 5_000 });
});

test('the customer hands over round notes', () => {
  expect(givenAmounts(95_500)).toEqual([100_000, 120_000]);
  expect(givenAmounts(100_000)).toEqual([120_000]);
  expect(givenAmounts(0)).toEqual([]);
});

test.each([
  ['days', '2026-11-14', '2026-11-17'],
  ['week', '2026-11-14', '2026-11-21'],
  ['month', '2026-11-14', '2026-11-30'],
  ['month', '2026-11-30', '2026-12-31'],
  ['month', '2028-02-01', '2028-02-29'],
] as const)('a due of %s after %s is to be paid on %s', (term, today, day) => {
  expect(dueDay(term, today)).toBe(day);
});
