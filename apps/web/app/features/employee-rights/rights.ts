import { positionPresets } from '@ayna/contracts/core/positions';
import { type GroupName, groupNames } from '@ayna/contracts/groups';
import { bookingRights, statusRights } from '@ayna/domain/permissions';

// A set of groups as the switches of the screen show it, and back.

export type Groups = readonly GroupName[];
export type Level = 'none' | 'own' | 'all';
export type ScopedRight = 'create' | 'update';

const scopeGroups: Readonly<Record<ScopedRight, { readonly own: GroupName; readonly all: GroupName }>> = {
  create: bookingRights,
  update: statusRights,
};

export const scopedRights = ['create', 'update'] as const satisfies readonly ScopedRight[];

/** In the contract's order and each once, so that equal sets are equal lists. */
const sortGroups = (groups: Groups): Groups => groupNames.filter((name) => groups.includes(name));

export const isOn = (groups: Groups, name: GroupName): boolean => groups.includes(name);

export const withGroup = (groups: Groups, name: GroupName, on: boolean): Groups =>
  sortGroups(on ? [...groups, name] : groups.filter((one) => one !== name));

/** How far a right reaches. The wider one holds the narrower. */
export const levelOf = (groups: Groups, right: ScopedRight): Level => {
  if (groups.includes(scopeGroups[right].all)) return 'all';
  return groups.includes(scopeGroups[right].own) ? 'own' : 'none';
};

export const withLevel = (groups: Groups, right: ScopedRight, level: Level): Groups => {
  const { own, all } = scopeGroups[right];
  const rest = groups.filter((one) => one !== own && one !== all);
  return sortGroups(level === 'none' ? rest : [...rest, level === 'own' ? own : all]);
};

const scopeGroupNames = new Set<GroupName>(
  scopedRights.flatMap((right) => Object.values(scopeGroups[right])),
);

/** Groups that have a switch of their own. */
export const switchedGroups = groupNames.filter((name) => !scopeGroupNames.has(name));

/** What differs, one entry for every control that was moved. */
export const changesBetween = (before: Groups, after: Groups): readonly (GroupName | ScopedRight)[] => [
  ...scopedRights.filter((right) => levelOf(before, right) !== levelOf(after, right)),
  ...switchedGroups.filter((name) => isOn(before, name) !== isOn(after, name)),
];

export const presets = {
  own: positionPresets.hairdresser,
  desk: positionPresets.Receptionist,
  money: positionPresets.Accountant,
  services: positionPresets['Service Manager'],
} as const satisfies Readonly<Record<string, Groups>>;

export type PresetName = keyof typeof presets;

/** The arrangement that these groups are exactly, if they are one. */
export const presetOf = (groups: Groups): PresetName | undefined =>
  (Object.keys(presets) as PresetName[]).find((name) => changesBetween(presets[name], groups).length === 0);
