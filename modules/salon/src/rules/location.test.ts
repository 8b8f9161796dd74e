import { expect, test } from 'vitest';
import { resolveLocation } from './location.ts';

const provinces = [
  { code: 34, name: 'İstanbul' },
  { code: 35, name: 'İzmir' },
];
const districts = [{ name: 'Kadıköy' }, { name: 'Şişli' }];

test('a district of the province is found with the province’s name', () => {
  expect(resolveLocation({ province: 34, district: 'Şişli' }, provinces, districts)).toEqual({
    province: 34,
    provinceName: 'İstanbul',
    district: 'Şişli',
  });
});

test.each([
  [34, 'Bornova'],
  [34, 'şişli'],
  [99, 'Şişli'],
])('%s %s is not a location', (province, district) => {
  expect(resolveLocation({ province, district }, provinces, districts)).toBeNull();
});
