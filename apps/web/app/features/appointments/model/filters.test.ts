import { expect, test } from 'vitest';
import { readParams, writeParams } from '../../../lib/use-url-state.ts';
import { filterParams, hasFilters, noFilters } from './filters.ts';

const parseFilters = (search: URLSearchParams) => readParams(filterParams, search);
const written = (filters: typeof noFilters) => writeParams(filterParams, filters, new URLSearchParams());

const code = '01980000-0000-7000-8000-000000000001';
const filters = {
  days: { first: '2026-11-14', last: '2026-11-20' },
  status: 'Pending',
  employeeCode: code,
  serviceCode: code,
  customerCode: code,
  source: 'desk',
  typed: 'ışıl',
} as const;

test('what is asked comes back from the address', () => {
  const params = written(filters);
  expect(parseFilters(params)).toEqual(filters);
  expect(params.get('durum')).toBe('onay-bekliyor');
  expect(params.get('kaynak')).toBe('salon');
});

test('an address without words asks for everything', () => {
  expect(parseFilters(new URLSearchParams())).toEqual(noFilters);
  expect(written(noFilters).toString()).toBe('');
});

test.each([
  ['durum=silindi&kaynak=uzay&calisan=1&hizmet=drop table&musteri=..', noFilters],
  ['ilk=2026-11-14', noFilters],
  ['ilk=2026-02-30&son=2026-03-01', noFilters],
  ['ilk=dün&son=bugün', noFilters],
  ['ilk=2020-01-01&son=2026-03-01', noFilters],
  ['ilk=2026-11-20&son=2026-11-14', { ...noFilters, days: filters.days }],
  ['ara=%20%20', noFilters],
])('%s is written by anybody', (address, parsed) => {
  expect(parseFilters(new URLSearchParams(address))).toEqual(parsed);
});

test('days alone narrow nothing', () => {
  expect(hasFilters({ ...noFilters, days: filters.days })).toBe(false);
  expect(hasFilters({ ...noFilters, typed: 'a' })).toBe(true);
  expect(hasFilters({ ...noFilters, status: 'NoShow' })).toBe(true);
});
