import { expect, test } from 'vitest';
import { nextChoice } from './multi-choice.ts';

test.each([
  ['a name alone replaces everything', [], 'a', false, ['a']],
  ['and all who were chosen', ['a', 'b'], 'c', false, ['c']],
  ['also when it was one of them', ['a', 'b'], 'b', false, ['b']],
  ['a box chooses the first', [], 'a', true, ['a']],
  ['adds another', ['a'], 'b', true, ['a', 'b']],
  ['takes one out', ['a', 'b'], 'a', true, ['b']],
  ['the last one out is everything', ['a'], 'a', true, []],
  ['everything is everything', ['a', 'b'], 'all', false, []],
  ['by its box too', ['a'], 'all', true, []],
])('%s', (_, chosen, id, isAdding, expected) => {
  expect(nextChoice(chosen, { id, isAdding }, 'all')).toEqual(expected);
});
