import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cashOf,
  combineByKind,
  daysInTheWay,
  firstCountedDay,
  isExplained,
  noMoney,
  refusalToClose,
  toMonthDay,
  withRest,
} from './day-end.ts';

const none = { n200: 0, n100: 0, n50: 0, n20: 0, n10: 0, n5: 0, coins: 0 };

test('cash is the sum of banknotes and coins', () => {
  expect(cashOf({ n200: 28, n100: 19, n50: 9, n20: 9, n10: 8, n5: 6, coins: 10.05 })).toBe(8250.05);
  expect(cashOf(none)).toBe(0);
});

const kurus = fc.integer({ min: -99_999_999, max: 99_999_999 });
const byKind = fc.record({ cash: kurus, card: kurus, transfer: kurus }).map(({ cash, card, transfer }) => ({
  cash: cash / 100,
  card: card / 100,
  transfer: transfer / 100,
}));

test('counted minus the difference is what the books say, to the kurus', () => {
  fc.assert(
    fc.property(byKind, byKind, (counted, books) => {
      const difference = combineByKind(counted, books, -1);
      expect(combineByKind(books, difference)).toEqual(combineByKind(counted, noMoney));
    }),
  );
});

describe('a day cannot be closed', () => {
  const open = {
    day: '2026-11-14',
    today: '2026-11-14',
    lastDay: '2026-11-12',
    isClosed: false,
    isMonthClosed: false,
  };
  test.each([
    [null, {}],
    [null, { lastDay: null }],
    ['day-ahead', { today: '2026-11-13' }],
    ['day-closed', { lastDay: '2026-11-14', isClosed: true }],
    ['later-day-closed', { lastDay: '2026-11-15' }],
    ['month-closed', { isMonthClosed: true }],
  ])('%s: %j', (refusal, change) => {
    expect(refusalToClose({ ...open, ...change })).toBe(refusal);
  });
});

test.each([
  ['2026-11-14', null, '2026-11-14'],
  ['2026-11-14', '2026-11-13', '2026-11-14'],
  ['2026-11-17', '2026-11-14', '2026-11-15'],
  ['2026-11-10', '2026-11-14', '2026-11-10'],
])('the count of %s after %s begins on %s', (day, last, first) => {
  expect(firstCountedDay(day, last)).toBe(first);
});

describe('a difference is explained', () => {
  const short = { ...noMoney, cash: -20 };
  test.each([
    [true, { difference: noMoney, seen: null, hasReason: false }],
    [false, { difference: short, seen: null, hasReason: true }],
    [false, { difference: short, seen: short, hasReason: false }],
    [true, { difference: short, seen: short, hasReason: true }],
    [false, { difference: { ...short, card: 5 }, seen: short, hasReason: true }],
  ])('%s: %j', (explained, count) => {
    expect(isExplained(count)).toBe(explained);
  });
});

const facts = { day: '2026-11-05', hasTransactions: true, isCounted: false, difference: null };

test.each([
  ['closed', { isCounted: true, hasTransactions: false }, false],
  ['open', {}, false],
  ['empty', { hasTransactions: false }, false],
  ['ahead', { day: '2026-11-20' }, false],
  ['closed', {}, true],
  ['empty', { hasTransactions: false }, true],
])('a day is %s: %j, month closed %s', (state, change, isMonthClosed) => {
  expect(toMonthDay({ ...facts, ...change }, '2026-11-14', isMonthClosed).state).toBe(state);
});

test('open days since the first count keep a month from closing, earlier and empty ones do not', () => {
  const days = ['2026-11-03', '2026-11-05', '2026-11-09'].map((day) =>
    toMonthDay({ ...facts, day }, day, false),
  );
  const empty = toMonthDay({ ...facts, day: '2026-11-08', hasTransactions: false }, '2026-11-14', false);
  expect(daysInTheWay([...days, empty], '2026-11-05')).toEqual(['2026-11-05', '2026-11-09']);
  expect(daysInTheWay(days, null)).toEqual([]);
});

test('the parts always come to the expected cash', () => {
  const part = fc.record({
    kind: fc.constantFrom('income' as const, 'expense' as const),
    title: fc.string(),
    count: fc.nat(),
    amount: kurus.map((one) => one / 100),
  });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), kurus, kurus, (parts, opening, cash) => {
      const whole = withRest(parts, opening / 100, cash / 100);
      const sum = whole.reduce((total, { amount }) => total + Math.round(amount * 100), opening);
      expect(sum).toBe(cash);
    }),
  );
});
