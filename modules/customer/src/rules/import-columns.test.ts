import { expect, test } from 'vitest';
import { findColumnProblem, guessColumns, mayImport } from './import-columns.ts';

test.each([
  [
    ['Ad Soyad', 'GSM', 'Son Geliş', 'Notlar', 'Doğum T.', 'Bakiye'],
    ['full-name', 'phone', 'last-visit', 'note', 'birthday', 'skip'],
  ],
  [
    ['ADI', 'SOYADI', 'CEP TELEFONU', 'E-POSTA', 'ETİKETLER', 'Alerjisi'],
    ['name', 'lastname', 'phone', 'email', 'tags', 'allergies'],
  ],
  [
    ['Müşteri', 'Soyad', 'Telefon No', 'Randevu Tarihi', 'Saat', 'Hizmet', 'Personel'],
    ['name', 'lastname', 'phone', 'appointment-date', 'appointment-time', 'service', 'employee'],
  ],
  [
    ['Telefon', 'Telefon 2', 'İsim', 'Son Randevu'],
    ['phone', 'skip', 'name', 'last-visit'],
  ],
  [
    ['Isim', 'Tel'],
    ['name', 'phone'],
  ],
])('the headers %j are guessed', (headers, fields) => {
  expect(guessColumns(headers)).toEqual(fields);
});

test.each([
  [['full-name', 'phone'], null],
  [['phone', 'email'], 'no-name-column'],
  [['name', 'name'], 'column-twice'],
  [['name', 'skip', 'skip'], null],
  [['name', 'appointment-date'], 'appointment-columns'],
  [['name', 'employee'], 'appointment-columns'],
  [['name', 'appointment-date', 'appointment-time', 'service'], null],
] as const)('the columns %j give %s', (columns, problem) => {
  expect(findColumnProblem(columns)).toBe(problem);
});

test('only members who may book for everybody may import appointments', () => {
  const columns = ['name', 'appointment-date', 'appointment-time', 'service'] as const;
  expect(mayImport(new Set(['manage-customers']), columns)).toBe(false);
  expect(mayImport(new Set(['manage-customers']), ['name'])).toBe(true);
  for (const group of ['Administrator', 'Receptionist', 'create-appointment-customer-free-all'])
    expect(mayImport(new Set([group]), columns)).toBe(true);
});
