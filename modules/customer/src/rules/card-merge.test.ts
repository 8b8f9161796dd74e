import { expect, test } from 'vitest';
import { combineCards, findDroppedValues } from './card-merge.ts';
import type { CardRecord } from './card-record.ts';

const card = (more: Partial<CardRecord>): CardRecord => ({
  code: 'target',
  version: 3,
  gone: false,
  mergedInto: null,
  userCode: null,
  name: 'Ayla',
  lastname: 'Demir',
  phone: null,
  email: null,
  imageUrl: null,
  birthday: null,
  allergies: '',
  tags: [],
  figures: {
    visits: 0,
    noShows: 0,
    cancels: 0,
    spent: 0,
    lastVisit: null,
    lastService: '',
    inSessions: false,
    nextVisit: null,
  },
  createdAt: '2024-11-18T06:00:00.000Z',
  ...more,
});

test('the target keeps its values and takes missing ones from the source', () => {
  const target = card({ phone: '+905321234567', lastname: '' });
  const source = card({
    code: 'source',
    phone: '+905329999999',
    email: 'ayla@ornek.com',
    birthday: '1991-04-23',
    userCode: 'account',
  });
  expect(combineCards(target, source)).toEqual({
    ...target,
    lastname: 'Demir',
    email: 'ayla@ornek.com',
    birthday: '1991-04-23',
    userCode: 'account',
  });
});

test('allergies and tags of both cards are kept, each once', () => {
  const target = card({ allergies: 'Amonyak', tags: ['VIP', 'Renk'] });
  const source = card({ allergies: 'Lateks\nAmonyak', tags: ['Renk', 'Sadık'] });
  const merged = combineCards(target, source);
  expect(merged.allergies).toBe('Amonyak\nLateks');
  expect(merged.tags).toEqual(['VIP', 'Renk', 'Sadık']);
});

test('values of the source that are dropped are listed, except its phone', () => {
  const target = card({ email: 'ayla@ornek.com' });
  const source = card({
    name: 'Aylâ',
    email: 'a@ornek.com',
    birthday: '1991-04-23',
    phone: '+905329999999',
  });
  expect(findDroppedValues(target, source)).toEqual(['Aylâ Demir', 'a@ornek.com']);
  expect(findDroppedValues(target, card({ code: 'source', phone: '+905329999999' }))).toEqual([]);
});
