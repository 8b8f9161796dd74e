import { expect, test } from 'vitest';
import { pageFrom, pageText, withParam } from './page-param.ts';

test.each([
  [null, 1],
  ['', 1],
  ['1', 1],
  ['7', 7],
  ['0', 1],
  ['-3', 1],
  ['2.5', 1],
  ['1e3', 1],
  ['12345678', 1],
  ['iki', 1],
])('the address asks for %o: page %i', (text, page) => {
  expect(pageFrom(text)).toBe(page);
});

test('the first page goes without saying, and what else the address says stays', () => {
  const at = (page: number) => withParam(new URLSearchParams('ara=x'), 'sayfa', pageText(page)).toString();
  expect(at(3)).toBe('ara=x&sayfa=3');
  expect(at(1)).toBe('ara=x');
});
