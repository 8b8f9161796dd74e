import { expect, test } from 'vitest';
import { inOrder } from './order.ts';

test.each([
  ['all of them', ['a', 'b', 'c'], ['c', 'a', 'b'], ['c', 'a', 'b']],
  ['some: the others follow as they were', ['a', 'b', 'c', 'd'], ['d', 'b'], ['d', 'b', 'a', 'c']],
  ['none', ['a', 'b'], [], ['a', 'b']],
  ['one twice', ['a', 'b'], ['b', 'b', 'a'], ['b', 'a']],
  ['one that is not there', ['a', 'b'], ['x', 'b'], ['b', 'a']],
  ['of nothing', [], ['a'], []],
])('%s', (_, present, wanted, result) => {
  expect(inOrder(present, wanted)).toEqual(result);
  expect(inOrder(result, wanted)).toEqual(result);
  expect(result.toSorted()).toEqual(present.toSorted());
});
