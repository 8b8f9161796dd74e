import { type GroupName, groupNames } from '@ayna/contracts/groups';
import { expect, test } from 'vitest';
import {
  changesBetween,
  type Groups,
  levelOf,
  presetOf,
  presets,
  scopedRights,
  switchedGroups,
  withGroup,
  withLevel,
} from './rights.ts';

/** Every set of groups would be 32768; each group alone, with each other, and a few more are enough. */
const sets: readonly Groups[] = [
  [],
  [...groupNames],
  ...groupNames.map((name) => [name]),
  ...groupNames.flatMap((one) => groupNames.map((other) => withGroup([one], other, true))),
];

test('a level that was set is read back, and nothing else moves', () => {
  for (const groups of sets)
    for (const right of scopedRights)
      for (const level of ['none', 'own', 'all'] as const) {
        const next = withLevel(groups, right, level);
        expect(levelOf(next, right)).toBe(level);
        const moved = levelOf(groups, right) === level ? [] : [right];
        expect(changesBetween(groups, next)).toEqual(moved);
      }
});

test('a switch that was turned is turned back', () => {
  for (const groups of sets)
    for (const name of switchedGroups) {
      const on = groups.includes(name);
      const once = withGroup(groups, name, !on);
      expect(changesBetween(groups, once)).toEqual([name]);
      expect(changesBetween(groups, withGroup(once, name, on))).toEqual([]);
    }
});

test('changes are the same in both directions', () => {
  for (const one of sets.slice(0, 20))
    for (const other of sets.slice(0, 20))
      expect(changesBetween(one, other)).toEqual(changesBetween(other, one));
});

test.each([
  [['update-appointment-status', 'create-appointment-customer-free'], 'own'],
  [['Receptionist', 'view-customers', 'view-customer-phone', 'manage-customers'], 'desk'],
  [['manage-finance', 'view-reports'], 'money'],
  [['manage-finance'], undefined],
  [[], undefined],
] as [GroupName[], string | undefined][])('%j is arranged as %s', (groups, name) => {
  expect(presetOf(groups)).toBe(name);
});

test('no two arrangements are the same', () => {
  const names = Object.keys(presets);
  expect(new Set(names.map((name) => presetOf(presets[name as keyof typeof presets])))).toEqual(
    new Set(names),
  );
});
