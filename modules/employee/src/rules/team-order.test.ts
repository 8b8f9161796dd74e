import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortTeam } from './team-order.ts';

const one = (name: string, owner = false, code = name) => ({
  state: { code, owner, userSnapshot: { name, lastname: 'Kara' } },
});
const names = (team: readonly ReturnType<typeof one>[]) =>
  sortTeam(team).map(({ state }) => state.userSnapshot.name);

test('the owner comes first, whatever the name', () => {
  expect(names([one('Ali'), one('Zeynep', true)])).toEqual(['Zeynep', 'Ali']);
});

test('names are in Turkish alphabetical order', () => {
  const mixed = ['Zeki', 'Çiğdem', 'Cem', 'Şule', 'Sena', 'İpek', 'Işıl', 'Ümit', 'Ufuk', 'Özge', 'Onur'];
  expect(names(mixed.map((name) => one(name)))).toEqual([
    'Cem',
    'Çiğdem',
    'Işıl',
    'İpek',
    'Onur',
    'Özge',
    'Sena',
    'Şule',
    'Ufuk',
    'Ümit',
    'Zeki',
  ]);
});

test('the order does not depend on the order of the input', () => {
  const person = fc.record({ name: fc.string(), owner: fc.boolean(), code: fc.uuid() });
  fc.assert(
    fc.property(fc.uniqueArray(person, { selector: ({ code }) => code }), (people) => {
      const team = people.map(({ name, owner, code }) => one(name, owner, code));
      expect(sortTeam(team.toReversed())).toEqual(sortTeam(team));
    }),
  );
});
