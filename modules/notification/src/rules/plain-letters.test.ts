import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.ts';

test.each([
  ['çğıöşü ÇĞIİÖŞÜ âîû', 'cgiosu CGIIOSU aiu'],
  ['123456 Ayna, @ornek.com #123456\n', '123456 Ayna, @ornek.com #123456\n'],
])('%s is written %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});
