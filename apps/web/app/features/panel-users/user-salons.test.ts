import { expect, test } from 'vitest';
import { groupTitles, salonCodes, shortCode } from './user-salons.ts';

const titles = [
  { name: 'Administrator', title: 'Tam yetki' },
  { name: 'Receptionist', title: 'Resepsiyon' },
];

test.each([
  [['Receptionist'], ['Resepsiyon']],
  [
    ['Receptionist', 'view-reports'],
    ['Resepsiyon', 'view-reports'],
  ],
  [['Receptionist', 'Administrator'], ['Tam yetki']],
  [[], []],
])('%o is said %o', (groups, said) => {
  expect(groupTitles(groups, titles)).toEqual(said);
});

test('a salon is told apart by the end of its code', () => {
  expect(shortCode('019a0000-0000-7000-8000-0000000a1b2c')).toBe('0a1b2c');
});

test('every salon of a page is asked for once', () => {
  const member = (...codes: string[]) => ({ salons: codes.map((salonCode) => ({ salonCode, groups: [] })) });
  expect(salonCodes([member('b', 'a'), member(), member('a')])).toEqual(['a', 'b']);
});
