import { expect, test } from 'vitest';
import type { Kept } from './kept.ts';
import { mergedWith, saidOtherwise } from './merged.ts';

const card = (more: Partial<Kept>): Kept => ({
  code: 'own',
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

test('what the card lacks it takes from the other, what it has it keeps', () => {
  const own = card({ phone: '+905321234567', lastname: '' });
  const other = card({
    code: 'other',
    phone: '+905329999999',
    email: 'ayla@ornek.com',
    birthday: '1991-04-23',
    userCode: 'account',
  });
  expect(mergedWith(own, other)).toEqual({
    ...own,
    lastname: 'Demir',
    email: 'ayla@ornek.com',
    birthday: '1991-04-23',
    userCode: 'account',
  });
});

test('allergies and tags of both are kept, each once', () => {
  const own = card({ allergies: 'Amonyak', tags: ['VIP', 'Renk'] });
  const other = card({ allergies: 'Lateks\nAmonyak', tags: ['Renk', 'Sadık'] });
  const merged = mergedWith(own, other);
  expect(merged.allergies).toBe('Amonyak\nLateks');
  expect(merged.tags).toEqual(['VIP', 'Renk', 'Sadık']);
});

test('what the other said otherwise is told, but for its phone', () => {
  const own = card({ email: 'ayla@ornek.com' });
  const other = card({
    name: 'Aylâ',
    email: 'a@ornek.com',
    birthday: '1991-04-23',
    phone: '+905329999999',
  });
  expect(saidOtherwise(own, other)).toEqual(['Aylâ Demir', 'a@ornek.com']);
  expect(saidOtherwise(own, card({ code: 'other', phone: '+905329999999' }))).toEqual([]);
});
