import { expect, test } from 'vitest';
import { parseCodeList } from './code-list.ts';

const one = '019a0000-0000-7000-8000-000000000001';
const other = '019a0000-0000-7000-8000-00000000000f';

test.each([
  [undefined, null],
  ['', []],
  [one, [one]],
  [`${one}, ${other.toUpperCase()}`, [one, other]],
  [`${one},x,'; drop table salons`, [one]],
])('%j is parsed as %j', (text, codes) => {
  expect(parseCodeList(text)).toEqual(codes);
});
