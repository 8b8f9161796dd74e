import { expect, test } from 'vitest';
import { applyOrder } from './photo-order.ts';

test.each([
  ['all of them', ['a', 'b', 'c'], ['c', 'a', 'b'], ['c', 'a', 'b']],
  ['some: the others follow in their current order', ['a', 'b', 'c', 'd'], ['d', 'b'], ['d', 'b', 'a', 'c']],
  ['none', ['a', 'b'], [], ['a', 'b']],
  ['one twice', ['a', 'b'], ['b', 'b', 'a'], ['b', 'a']],
  ['an unknown one', ['a', 'b'], ['x', 'b'], ['b', 'a']],
  ['of nothing', [], ['a'], []],
])('%s', (_, current, wanted, result) => {
  expect(applyOrder(current, wanted)).toEqual(result);
  expect(applyOrder(result, wanted)).toEqual(result);
  expect(result.toSorted()).toEqual(current.toSorted());
});
