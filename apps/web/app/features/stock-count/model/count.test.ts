import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CountItem } from '../../../data/inventory.ts';
import {
  addAmounts,
  differencesOf,
  findByBarcode,
  nextUncounted,
  partsOf,
  stateOf,
  summarize,
  toCountBody,
} from './count.ts';

const item = (code: string, more: Partial<CountItem> = {}): CountItem => ({
  code,
  name: code,
  category: 'Retail',
  unit: 'Piece',
  barcode: '',
  stock: 4,
  cost: 231,
  ...more,
});

const entry = (counted: number, expected: number) => ({ counted, expected });

test('a product is uncounted, the same, short or over', () => {
  expect(stateOf(undefined)).toBe('uncounted');
  expect(stateOf(entry(0.3, 0.1 + 0.2))).toBe('same');
  expect(stateOf(entry(3, 4))).toBe('short');
  expect(stateOf(entry(0, -2))).toBe('over');
});

test('differences: what is missing first, the dearest before the others', () => {
  const items = [item('a'), item('b', { cost: 312 }), item('c', { cost: 0.1 }), item('d'), item('e')];
  const entries = { a: entry(3, 4), b: entry(3, 4), c: entry(16, 4), d: entry(4, 4) };
  expect(differencesOf(items, entries).map(({ item: { code }, value }) => [code, value])).toEqual([
    ['b', -312],
    ['a', -231],
    ['c', 1.2],
  ]);
  expect(summarize(items, entries)).toEqual({
    states: { uncounted: 1, same: 1, short: 2, over: 1 },
    shortValue: -543,
    overValue: 1.2,
    effect: -541.8,
    moved: 0,
  });
});

test('the walk goes on after the present product and around the shelf, past what is counted', () => {
  const items = [item('a'), item('b'), item('c')];
  expect(nextUncounted(items, {}, null)?.code).toBe('a');
  expect(nextUncounted(items, { b: entry(1, 1) }, 'a')?.code).toBe('c');
  expect(nextUncounted(items, { b: entry(1, 1) }, 'c')?.code).toBe('a');
  expect(nextUncounted(items, { a: entry(1, 1), b: entry(1, 1) }, 'c')).toBeUndefined();
});

test('a barcode finds its product in either case, and nothing finds nothing', () => {
  const items = [item('a'), item('b', { barcode: 'ab-12' })];
  expect(findByBarcode(items, ' AB-12 ')?.code).toBe('b');
  expect(findByBarcode(items, '')).toBeUndefined();
  expect(findByBarcode(items, '99')).toBeUndefined();
});

test('shelves stand in the order of the walk with what is counted of each', () => {
  const items = [item('a'), item('b'), item('c', { category: 'Color' })];
  expect(
    partsOf(items, { b: entry(1, 1) }).map(({ category, items: own, counted }) => [
      category,
      own.length,
      counted,
    ]),
  ).toEqual([
    ['Retail', 2, 1],
    ['Color', 1, 0],
  ]);
});

const amount = fc.integer({ min: 0, max: 1_000_000 }).map((thousandths) => thousandths / 1_000);

test('the recorded count changes the stock by the difference, whatever was sold or bought meanwhile', () => {
  fc.assert(
    fc.property(amount, amount, amount, (counted, expected, now) => {
      const items = [item('a', { stock: now })];
      const [found] = differencesOf(items, { a: entry(counted, expected) });
      const difference = addAmounts(counted, -expected);
      expect(found?.difference ?? 0).toBe(difference);
      if (!found) return;
      const body = toCountBody(found, '');
      expect(body.expected).toBe(now);
      // There is never less than nothing on a shelf.
      expect(body.counted).toBe(Math.max(0, addAmounts(now, difference)));
    }),
  );
});
