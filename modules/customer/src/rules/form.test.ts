import { expect, test } from 'vitest';
import { phoneAfter, tidied } from './form.ts';

const [held, other] = ['+905321234567', '+905429876543'];

test.each([
  ['view-customer-phone', held, null, null],
  ['view-customer-phone', held, other, other],
  ['manage-customers', held, null, held],
  ['manage-customers', held, other, other],
  ['manage-customers', null, null, null],
])('%s: with %s on the card, a form with %s leaves %s', (group, before, given, after) => {
  expect(phoneAfter(new Set([group]), before, given)).toBe(after);
});

test('a tag is kept once', () => {
  const form = {
    name: 'Ayla',
    lastname: '',
    phone: null,
    email: null,
    birthday: null,
    allergies: '',
    tags: ['VIP', 'kına', 'VIP'],
  };
  expect(tidied(form)).toEqual({ ...form, tags: ['VIP', 'kına'] });
});
