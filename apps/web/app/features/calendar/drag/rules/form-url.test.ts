import { expect, test } from 'vitest';
import { formUrl } from './form-url.ts';

const drawnRange = { employee: 'deniz', day: '2026-11-14', start: 630, end: 675 };

test.each([
  [drawnRange, false, '/profil/randevular/ekle?gun=2026-11-14&saat=10:30&calisan=deniz&sure=45'],
  [drawnRange, true, '/profil/randevular/ekle?gun=2026-11-14&saat=10:30&calisan=deniz'],
  [{ ...drawnRange, employee: '' }, false, '/profil/randevular/ekle?gun=2026-11-14&saat=10:30&sure=45'],
  [
    { ...drawnRange, start: 1_470, end: 1_500 },
    true,
    '/profil/randevular/ekle?gun=2026-11-15&saat=00:30&calisan=deniz',
  ],
])('%o, pressed %s, leads to %s', (placement, isPress, address) =>
  expect(formUrl(placement, isPress)).toBe(address),
);
