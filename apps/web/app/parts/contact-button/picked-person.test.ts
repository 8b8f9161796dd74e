import { expect, test } from 'vitest';
import { pickedPerson } from './picked-person.ts';

test.each([
  [{ name: ['Melike Aydın'], tel: ['0532 418 27 96'] }, ['Melike', 'Aydın', '+905324182796']],
  [{ name: [' Ayşe  Nur Yıldız '], tel: ['(0 532) 418-2796'] }, ['Ayşe Nur', 'Yıldız', '+905324182796']],
  [{ name: ['Gonca'], tel: [] }, ['Gonca', '', '']],
  [{ name: [], tel: ['+49 151 23456789'] }, ['', '', '+4915123456789']],
  // The landline comes first in the phone, but no SMS can go there.
  [{ name: ['Derya'], tel: ['0216 330 40 50', '+90 532 418 27 96'] }, ['Derya', '', '+905324182796']],
  [{ name: ['Derya'], tel: ['', '0216 330 40 50'] }, ['Derya', '', '+902163304050']],
  [{}, ['', '', '']],
])('%j', (contact, [name, lastname, phone]) => {
  expect(pickedPerson(contact)).toEqual({ name, lastname, phone });
});

test('a name longer than its field is cut', () => {
  expect(pickedPerson({ name: ['x'.repeat(200)] }).name).toHaveLength(80);
});
