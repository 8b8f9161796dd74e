import { expect, test } from 'vitest';
import { parseSearch } from './card-search.ts';

test.each([
  ['  Işıl  ÇELİK ', true, { words: ['isil', 'celik'], digits: null, phone: null }],
  ['', true, { words: [], digits: null, phone: null }],
  ['Ali 2', true, { words: ['ali', '2'], digits: null, phone: null }],
  ['123', true, { words: ['123'], digits: null, phone: null }],
  ['0532 123', true, { words: [], digits: '532123', phone: null }],
  ['+90 (532) 123 45 67', true, { words: [], digits: '5321234567', phone: null }],
  ['4567', true, { words: [], digits: '4567', phone: null }],
  ['0532 123', false, { words: [], digits: null, phone: '0532123' }],
  ['0532 123 45 67', false, { words: [], digits: null, phone: '+905321234567' }],
] as const)('%j, may see phones: %s, searches for %j', (typed, seesPhone, search) => {
  expect(parseSearch(typed, seesPhone)).toEqual(search);
});
