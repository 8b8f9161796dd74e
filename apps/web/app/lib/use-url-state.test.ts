import { expect, test } from 'vitest';
import {
  optionalParam,
  optionalWordParam,
  pageParam,
  readParams,
  textParam,
  wordParam,
  writeParams,
} from './use-url-state.ts';

const tabs = { team: '', invited: 'davetli' } as const;
const params = {
  page: pageParam('sayfa'),
  search: textParam('ara'),
  tab: wordParam('sekme', tabs),
  source: optionalWordParam('kaynak', { online: 'online', desk: 'salon' }),
  code: optionalParam('kod', (text) => /^\d+$/.test(text)),
};
const read = (address: string) => readParams(params, new URLSearchParams(address));

test.each([
  ['', 1],
  ['sayfa=1', 1],
  ['sayfa=7', 7],
  ['sayfa=0', 1],
  ['sayfa=-3', 1],
  ['sayfa=2.5', 1],
  ['sayfa=1e3', 1],
  ['sayfa=12345678', 1],
  ['sayfa=iki', 1],
])('the address %o asks for page %i', (address, page) => {
  expect(read(address).page).toBe(page);
});

test('what is written comes back', () => {
  const values = { page: 3, search: 'ışıl', tab: 'invited', source: 'desk', code: '7' } as const;
  const address = writeParams(params, values, new URLSearchParams()).toString();
  expect(read(address)).toEqual(values);
});

test('what the address does not know is as if it were not there', () => {
  expect(read('sekme=uzay&kaynak=uzay&kod=drop')).toEqual(read(''));
});

test('what goes without saying is not written, and what else the address says stays', () => {
  const at = (change: Parameters<typeof writeParams<ReturnType<typeof read>>>[1]) =>
    writeParams(params, change, new URLSearchParams('ara=x&sayfa=2')).toString();
  expect(at({ page: 3 })).toBe('ara=x&sayfa=3');
  expect(at({ page: 1, tab: 'team', source: null })).toBe('ara=x');
});
