import { expect, test } from 'vitest';
import { soughtBy } from './sought.ts';

test.each([
  ['  Işıl  ÇELİK ', true, { pieces: ['isil', 'celik'], digits: null, phone: null }],
  ['', true, { pieces: [], digits: null, phone: null }],
  ['Ali 2', true, { pieces: ['ali', '2'], digits: null, phone: null }],
  ['123', true, { pieces: ['123'], digits: null, phone: null }],
  ['0532 123', true, { pieces: [], digits: '532123', phone: null }],
  ['+90 (532) 123 45 67', true, { pieces: [], digits: '5321234567', phone: null }],
  ['4567', true, { pieces: [], digits: '4567', phone: null }],
  ['0532 123', false, { pieces: [], digits: null, phone: '0532123' }],
  ['0532 123 45 67', false, { pieces: [], digits: null, phone: '+905321234567' }],
] as const)('%j, with sight of phones %s, looks for %j', (typed, sees, sought) => {
  expect(soughtBy(typed, sees)).toEqual(sought);
});
