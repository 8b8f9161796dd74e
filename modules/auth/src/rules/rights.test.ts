import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Held, leavesNoAdministrator, tidyGroups } from './rights.ts';

const a: Held = { person: 'a', groups: ['Administrator'], active: true };
const b: Held = { person: 'b', groups: ['Administrator', 'view-reports'], active: true };
const c: Held = { person: 'c', groups: ['Receptionist'], active: true };

test.each<[string, Held[], string, string[] | null, boolean]>([
  ['one of two is lowered', [a, b], 'a', [], false],
  ['the only one is lowered', [a, c], 'a', ['Receptionist'], true],
  ['the only one goes', [a, c], 'a', null, true],
  ['the only one keeps it', [a, c], 'a', ['Administrator', 'manage-salon'], false],
  ['the other one is deactivated', [a, { ...b, active: false }], 'a', [], true],
  ['another member is lowered', [a, c], 'c', [], false],
  ['there was none before', [c], 'c', [], false],
])('%s', (_, held, person, groups, refused) => {
  expect(leavesNoAdministrator(held, person, groups)).toBe(refused);
});

test('whatever is allowed, one after the other, an Administrator stays', () => {
  const change = fc.record({
    person: fc.constantFrom('a', 'b', 'c'),
    groups: fc.constantFrom(null, [], ['Administrator'], ['Receptionist']),
  });
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      let held: Held[] = [a, b, c];
      for (const { person, groups } of changes) {
        if (leavesNoAdministrator(held, person, groups)) continue;
        held = held
          .filter((one) => one.person !== person || groups !== null)
          .map((one) => (one.person === person ? { ...one, groups: groups ?? [] } : one));
      }
      expect(held.some(({ groups }) => groups.includes('Administrator'))).toBe(true);
    }),
  );
});

test('groups are kept each once and in one order', () => {
  expect(tidyGroups(['b', 'a', 'b'])).toEqual(['a', 'b']);
});
