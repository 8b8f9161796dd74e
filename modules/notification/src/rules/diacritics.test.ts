import { expect, test } from 'vitest';
import { removeDiacritics } from './diacritics.ts';

test.each([
  ['çğıöşü ÇĞIİÖŞÜ âîû', 'cgiosu CGIIOSU aiu'],
  ['123456 Ayna, @ornek.com #123456\n', '123456 Ayna, @ornek.com #123456\n'],
])('%s becomes %s', (text, plain) => {
  expect(removeDiacritics(text)).toBe(plain);
});
