import { expect, test } from 'vitest';
import { isReserved } from './reserved-paths.ts';

test.each(['api', 'panel', 'profil', 'salon', 'randevu', 'giris', 'randevularim', 'salon-olustur', 'www'])(
  '%s is no salon’s',
  (path) => {
    expect(isReserved(path)).toBe(true);
  },
);

test.each(['akis-kuafor', 'salon-ayla', 'randevu-evi'])('%s may be', (path) => {
  expect(isReserved(path)).toBe(false);
});
