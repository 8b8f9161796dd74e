import { expect, test } from 'vitest';
import { salonChoices } from './salon-choices.ts';

const one = '019a0000-0000-7000-8000-000000000001';
const two = '019a0000-0000-7000-8000-000000000002';
const memberOf = (...codes: string[]) => ({ salons: codes.map((salonCode) => ({ salonCode, groups: [] })) });
const card = {
  code: one,
  name: 'Nehir Saç Atölyesi',
  type: 'NailSalon',
  path: 'nehir',
  status: 'Published',
  district: 'Kadıköy',
  provinceName: 'İstanbul',
} as const;

test('a salon has its name, its place and its look', () => {
  expect(salonChoices(memberOf(one), [card])).toEqual([
    { code: one, name: 'Nehir Saç Atölyesi', location: 'Kadıköy, İstanbul', type: 'NailSalon' },
  ]);
});

test('while its name is on the way, it says so', () => {
  expect(salonChoices(memberOf(one), 'coming')).toMatchObject([{ code: one, isLoading: true }]);
});

test('one of which nothing is known still has a place of its own', () => {
  expect(salonChoices(memberOf(one, two), [card]).map(({ name }) => name)).toEqual([
    'Nehir Saç Atölyesi',
    '2. salonunuz',
  ]);
  expect(salonChoices(memberOf(one), undefined)[0]).toMatchObject({ name: 'Salonunuz', location: '' });
});
