import { expect, test } from 'vitest';
import { askedIn, everything, isNarrowed, wordsOf } from './asked.ts';

const code = '01980000-0000-7000-8000-000000000001';
const asked = {
  days: { first: '2026-11-14', last: '2026-11-20' },
  status: 'Pending',
  employeeCode: code,
  serviceCode: code,
  customerCode: code,
  source: 'desk',
  typed: 'ışıl',
} as const;

test('what is asked comes back from the address', () => {
  const params = new URLSearchParams(wordsOf(asked));
  expect(askedIn(params)).toEqual(asked);
  expect(params.get('durum')).toBe('onay-bekliyor');
  expect(params.get('kaynak')).toBe('salon');
});

test('an address without words asks for everything', () => {
  expect(askedIn(new URLSearchParams())).toEqual(everything);
  expect(Object.values(wordsOf(everything)).join('')).toBe('');
});

test.each([
  ['durum=silindi&kaynak=uzay&calisan=1&hizmet=drop table&musteri=..', everything],
  ['ilk=2026-11-14', everything],
  ['ilk=2026-02-30&son=2026-03-01', everything],
  ['ilk=dün&son=bugün', everything],
  ['ilk=2020-01-01&son=2026-03-01', everything],
  ['ilk=2026-11-20&son=2026-11-14', { ...everything, days: asked.days }],
  ['ara=%20%20', everything],
])('%s is written by anybody', (address, found) => {
  expect(askedIn(new URLSearchParams(address))).toEqual(found);
});

test('days alone narrow nothing', () => {
  expect(isNarrowed({ ...everything, days: asked.days })).toBe(false);
  expect(isNarrowed({ ...everything, typed: 'a' })).toBe(true);
  expect(isNarrowed({ ...everything, status: 'NoShow' })).toBe(true);
});
