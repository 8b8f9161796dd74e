import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, toSearchTerms, toSearchText } from './search-text.ts';

test.each([
  ['Işıl', 'isil'],
  ['IŞIL', 'isil'],
  ['İPEKÇİ', 'ipekci'],
  ['Çiğdem Öztürk', 'cigdem ozturk'],
  ['gül\u0308s\u0327en', 'gulsen'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folding twice equals folding once, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

test('joins several texts into one search text', () => {
  expect(toSearchText(['Işıl  ', 'Kara', '', '+90532'])).toBe('isil kara +90532');
});

test.each([
  ['isil', ['isil']],
  ['  Işıl   KARA ', ['isil', 'kara']],
  ['0541 220 63 18', ['5412206318']],
  ['+90 (541) 220', ['541220']],
  ['90541220', ['541220']],
  ['0090 541 220', ['541220']],
  ['+49 151 2345', ['491512345']],
  ['0049 151 2345', ['491512345']],
  ['', []],
])('%j becomes the search terms %j', (text, pieces) => {
  expect(toSearchTerms(text)).toEqual(pieces);
});
