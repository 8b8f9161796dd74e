import { expect, test } from 'vitest';
import { fold, foldedIncludes, splitAtMatch } from './fold.ts';

test.each([
  ['Işıl', 'isil'],
  ['IŞIL', 'isil'],
  ['İpek', 'ipek'],
  ['ıIiİ', 'iiii'],
  ['Çağrı Öztürk', 'cagri ozturk'],
  ['Kâkül', 'kakul'],
  ['s\u0327ampuan', 'sampuan'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['Işıl Karaca', 'isil', true],
  ['Işıl Karaca', 'KARACA IŞIL', true],
  ['Işıl Karaca', ' ', true],
  ['Işıl Karaca', '', true],
  ['Işıl Karaca', 'isik', false],
])('%s holds %j: %s', (text, typed, holds) => {
  expect(foldedIncludes(text, typed)).toBe(holds);
});

test('the place that was typed is told from the rest, in its own letters', () => {
  expect(splitAtMatch('Işılay Erdoğan', 'isil')).toEqual(['', 'Işıl', 'ay Erdoğan']);
  expect(splitAtMatch('Elif Şahin', 'sah')).toEqual(['Elif ', 'Şah', 'in']);
  expect(splitAtMatch('Elif Şahin', 'isil')).toEqual(['Elif Şahin', '', '']);
  expect(splitAtMatch('Elif Şahin', '')).toEqual(['Elif Şahin', '', '']);
});
