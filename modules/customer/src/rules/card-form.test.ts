import { expect, test } from 'vitest';
import { dedupeTags, resolvePhone } from './card-form.ts';

const [current, other] = ['+905321234567', '+905429876543'];

test.each([
  ['view-customer-phone', current, null, null],
  ['view-customer-phone', current, other, other],
  ['manage-customers', current, null, current],
  ['manage-customers', current, other, other],
  ['manage-customers', null, null, null],
])('%s: a card with %s and a form with %s give %s', (group, before, sent, after) => {
  expect(resolvePhone(new Set([group]), before, sent)).toBe(after);
});

test('duplicate tags are removed', () => {
  const form = {
    name: 'Ayla',
    lastname: '',
    phone: null,
    email: null,
    birthday: null,
    allergies: '',
    tags: ['VIP', 'kına', 'VIP'],
  };
  expect(dedupeTags(form)).toEqual({ ...form, tags: ['VIP', 'kına'] });
});
