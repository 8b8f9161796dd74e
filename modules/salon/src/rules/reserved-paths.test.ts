import { expect, test } from 'vitest';
import { isReservedPath } from './reserved-paths.ts';

test.each([
  'api',
  'panel',
  'profil',
  'salon',
  'randevu',
  'giris',
  'randevularim',
  'salon-olustur',
  'www',
  'ozellikler',
])('%s is reserved', (path) => {
  expect(isReservedPath(path)).toBe(true);
});

test.each(['akis-kuafor', 'salon-ayla', 'randevu-evi'])('%s is not reserved', (path) => {
  expect(isReservedPath(path)).toBe(false);
});
