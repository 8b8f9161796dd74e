import { expect, test } from 'vitest';
import { statusLooks } from './appointment-status.ts';

test.each([
  ['Pending', 'Onay Bekliyor', 'amber'],
  ['Approved', 'Bekleniyor', 'blue'],
  ['Completed', 'Tamamlandı', 'green'],
  ['Canceled', 'İptal', 'red'],
  ['NoShow', 'Gelmedi', 'grey'],
] as const)('%s is %s, in %s', (status, word, tone) => {
  expect(statusLooks[status]).toMatchObject({ word, tone });
});

test('no two statuses share an icon, which tells them apart without colour', () => {
  expect(new Set(Object.values(statusLooks).map(({ Icon }) => Icon)).size).toBe(5);
});
