import { expect, test } from 'vitest';
import { toNameWords } from './name-words.ts';

test.each([
  ['  Işıl  ÇELİK ', ['isil', 'celik']],
  ['Ali 2', ['ali', '2']],
  ['0532 418', []],
  ['2796', []],
  ['   ', []],
])('a name that fits %j contains %j', (typed, words) => {
  expect(toNameWords(typed)).toEqual(words);
});
