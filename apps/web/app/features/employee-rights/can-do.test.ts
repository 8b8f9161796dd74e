import { groupNames } from '@ayna/contracts/groups';
import { expect, test } from 'vitest';
import { canDo } from './can-do.ts';
import { presets } from './rights.ts';

const said = (groups: Parameters<typeof canDo>[0]) =>
  canDo(groups).map(({ can, text }) => `${can ? '+' : '-'} ${text}`);

test('a hairdresser of the mock, in words', () => {
  expect(
    said([
      'create-appointment-customer-free',
      'update-appointment-status-all',
      'view-customers',
      'view-reports',
    ]),
  ).toEqual([
    '+ Kendi müşterilerine randevu açar',
    '+ Bütün ekibin randevularını tamamlandı ya da iptal olarak işaretler',
    '+ Müşteri kartlarını okur, numaraları göremez',
    '+ İstatistiklere ve aylık rapora bakar',
    '- Kasayı görmez',
    '- Hizmet, stok, ekip ve salon ayarlarına girmez',
  ]);
});

test('the desk covers the calendar of everybody', () => {
  expect(said(presets.desk).slice(0, 3)).toEqual([
    '+ Bütün ekibin takvimine randevu açar',
    '+ Bütün ekibin randevularını tamamlandı ya da iptal olarak işaretler',
    '+ Müşteri kartlarını ve numaraları görür',
  ]);
});

test('an Administrator can everything, whatever else is held', () => {
  expect(said([...groupNames])).toEqual([
    '+ Salonda her şeyi görür ve değiştirir',
    '+ Başkalarına yetki verir',
  ]);
});

test('some areas open and some not', () => {
  expect(
    said(['manage-services', 'manage-inventory']).filter((line) => /düzenler|ayarlarına/.test(line)),
  ).toEqual(['+ Hizmetleri ve stoğu düzenler', '- Ekip ve salon ayarlarına girmez']);
});
