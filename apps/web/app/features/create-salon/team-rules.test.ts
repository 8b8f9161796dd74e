import { expect, test } from 'vitest';
import { defaultPosition, splitName, teammateErrors } from './team-rules.ts';

test.each([
  ['Deniz Korkmaz', 'Deniz', 'Korkmaz'],
  ['  Ayşe  Nur Yıldız ', 'Ayşe Nur', 'Yıldız'],
  ['Deniz', '', 'Deniz'],
])('%s is %s and %s', (fullName, name, lastname) => {
  expect(splitName(fullName)).toEqual({ name, lastname });
});

const phone = '+905326104407';

test.each([
  [{ fullName: 'Deniz Korkmaz', phone }, {}],
  [{ fullName: 'Deniz', phone }, { fullName: 'Adını ve soyadını yazın.' }],
  [{ fullName: 'Deniz Korkmaz', phone: '' }, { phone: '5 ile başlayan bir cep telefonu numarası girin.' }],
  [{ fullName: 'Deniz Korkmaz', phone: '0544 218 93 60' }, { phone: 'Bu numara listede zaten var.' }],
])('%o', (form, errors) => {
  expect(teammateErrors(form, ['+905442189360'])).toEqual(errors);
});

test('a colleague is of the trade', () => {
  expect(defaultPosition('HairSalon')).toBe('hairdresser');
  expect(defaultPosition('BarberShop')).toBe('Barber');
  expect(defaultPosition('NailSalon')).toBe('Employee');
});
