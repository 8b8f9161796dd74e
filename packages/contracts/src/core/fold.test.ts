import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldedTogether, searchedFor } from './fold.ts';

test.each([
  ['Işıl', 'isil'],
  ['IŞIL', 'isil'],
  ['İPEKÇİ', 'ipekci'],
  ['Çiğdem Öztürk', 'cigdem ozturk'],
  ['gül\u0308s\u0327en', 'gulsen'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('folding twice is folding once, whatever was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test('texts that are found together stand in one line', () => {
  expect(foldedTogether(['Işıl  ', 'Kara', '', '+90532'])).toBe('isil kara +90532');
});

test.each([
  ['isil', ['isil']],
  ['  Işıl   KARA ', ['isil', 'kara']],
  ['0541 220 63 18', ['5412206318']],
  ['+90 (541) 220', ['541220']],
  ['90541220', ['541220']],
  ['', []],
])('%j looks for %j', (text, pieces) => {
  expect(searchedFor(text)).toEqual(pieces);
});
