import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MemberRights, normalizeGroups, removesLastAdministrator } from './rights.ts';

const a: MemberRights = { person: 'a', groups: ['Administrator'], active: true };
const b: MemberRights = { person: 'b', groups: ['Administrator', 'view-reports'], active: true };
const c: MemberRights = { person: 'c', groups: ['Receptionist'], active: true };

test.each<[string, MemberRights[], string, string[] | null, boolean]>([
  ['one of two Administrators is demoted', [a, b], 'a', [], false],
  ['the only Administrator is demoted', [a, c], 'a', ['Receptionist'], true],
  ['the only Administrator leaves', [a, c], 'a', null, true],
  ['the only Administrator gets another group', [a, c], 'a', ['Administrator', 'manage-salon'], false],
  ['the other Administrator is deactivated', [a, { ...b, active: false }], 'a', [], true],
  ['another member is demoted', [a, c], 'c', [], false],
  ['the salon has no Administrator', [c], 'c', [], false],
])('%s', (_, members, person, groups, refused) => {
  expect(removesLastAdministrator(members, person, groups)).toBe(refused);
});

test('any sequence of allowed changes leaves an Administrator', () => {
  const change = fc.record({
    person: fc.constantFrom('a', 'b', 'c'),
    groups: fc.constantFrom(null, [], ['Administrator'], ['Receptionist']),
  });
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      let members: MemberRights[] = [a, b, c];
      for (const { person, groups } of changes) {
        if (removesLastAdministrator(members, person, groups)) continue;
        members = members
          .filter((one) => one.person !== person || groups !== null)
          .map((one) => (one.person === person ? { ...one, groups: groups ?? [] } : one));
      }
      expect(members.some(({ groups }) => groups.includes('Administrator'))).toBe(true);
    }),
  );
});

test('groups are sorted and have no duplicates', () => {
  expect(normalizeGroups(['b', 'a', 'b'])).toEqual(['a', 'b']);
});
