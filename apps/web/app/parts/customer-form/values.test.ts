import { expect, test } from 'vitest';
import type { CustomerCard } from '../../data/customers.ts';
import { parseTags, toCardBody, valuesOf } from './values.ts';

const card = (phone: string | null): CustomerCard => ({
  code: 'card',
  version: 4,
  salonCode: 'salon',
  userCode: null,
  name: 'Işıl',
  lastname: 'Karaca',
  phone,
  email: null,
  imageUrl: null,
  birthday: null,
  allergies: '',
  tags: ['Sadık'],
  consents: [],
  figures: {
    visits: 0,
    noShows: 0,
    cancels: 0,
    spent: null,
    lastVisit: null,
    lastService: '',
    inSessions: false,
    nextVisit: null,
  },
  createdAt: '2026-11-15T08:00:00.000Z',
});

test.each([
  ['+905327741806', '+905327741806'],
  ['+4915112345678', '+4915112345678'],
  ['0532 *** ** 06', null],
  ['+49 *** 78', null],
  [null, null],
])('of the phone %s the form has %s', (phone, inForm) => {
  expect(valuesOf(card(phone)).phone).toBe(inForm);
  expect(toCardBody(card(phone), { tags: [] }).phone).toBe(inForm);
});

test('a small change sends the rest as it is, with the version it was made on', () => {
  expect(toCardBody(card('+905327741806'), { tags: ['Sadık', 'Renk'] })).toEqual({
    name: 'Işıl',
    lastname: 'Karaca',
    phone: '+905327741806',
    email: null,
    birthday: null,
    allergies: '',
    tags: ['Sadık', 'Renk'],
    version: 4,
  });
});

test('tags are parted by commas, each once', () => {
  expect(parseTags(' Sadık , Renk,, Sadık ')).toEqual(['Sadık', 'Renk']);
});
