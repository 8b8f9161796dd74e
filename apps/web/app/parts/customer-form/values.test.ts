import { expect, test } from 'vitest';
import type { CustomerCard } from '../../data/customers.ts';
import { parseTags, phoneToSend, toCardBody, valuesOf } from './values.ts';

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

test('a number that may be seen stands in the form, a masked or a foreign one does not', () => {
  expect(valuesOf(card('+905327741806')).phone).toBe('+905327741806');
  expect(valuesOf(card('0532 *** ** 06')).phone).toBeNull();
  expect(valuesOf(card('+4915112345678')).phone).toBeNull();
});

test.each([
  ['a masked one stays where none was typed', '0532 *** ** 06', null, null],
  ['a foreign one is sent as it is', '+4915112345678', null, '+4915112345678'],
  ['what was typed is sent', '+4915112345678', '+905327741806', '+905327741806'],
  ['one that was taken out is taken out', '+905327741806', null, null],
])('%s', (_, held, typed, sent) => {
  expect(phoneToSend(held, typed)).toBe(sent);
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
