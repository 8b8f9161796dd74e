import { positionPresets } from '@ayna/contracts/core/positions';
import { type GroupName, groupNames } from '@ayna/contracts/groups';
import { bookingRights, statusRights } from '@ayna/domain/permissions';

// A set of groups as the switches of the screen show it, and back.

export type Groups = readonly GroupName[];
export type Level = 'none' | 'own' | 'all';
export type Reach = 'create' | 'update';

const reachGroups: Readonly<Record<Reach, { readonly own: GroupName; readonly all: GroupName }>> = {
  create: bookingRights,
  update: statusRights,
};

export const reaches = ['create', 'update'] as const satisfies readonly Reach[];

/** In the contract's order and each once, so that equal sets are equal lists. */
const tidy = (groups: Groups): Groups => groupNames.filter((name) => groups.includes(name));

export const isOn = (groups: Groups, name: GroupName): boolean => groups.includes(name);

export const turned = (groups: Groups, name: GroupName, on: boolean): Groups =>
  tidy(on ? [...groups, name] : groups.filter((one) => one !== name));

/** How far a right reaches. The wider one holds the narrower. */
export const levelOf = (groups: Groups, reach: Reach): Level => {
  if (groups.includes(reachGroups[reach].all)) return 'all';
  return groups.includes(reachGroups[reach].own) ? 'own' : 'none';
};

export const withLevel = (groups: Groups, reach: Reach, level: Level): Groups => {
  const { own, all } = reachGroups[reach];
  const rest = groups.filter((one) => one !== own && one !== all);
  return tidy(level === 'none' ? rest : [...rest, level === 'own' ? own : all]);
};

const reachNames = new Set<GroupName>(reaches.flatMap((reach) => Object.values(reachGroups[reach])));

/** Groups that have a switch of their own. */
export const switched = groupNames.filter((name) => !reachNames.has(name));

/** What differs, one entry for every control that was moved. */
export const changesBetween = (before: Groups, after: Groups): readonly (GroupName | Reach)[] => [
  ...reaches.filter((reach) => levelOf(before, reach) !== levelOf(after, reach)),
  ...switched.filter((name) => isOn(before, name) !== isOn(after, name)),
];

export const ready = {
  own: positionPresets.hairdresser,
  desk: positionPresets.Receptionist,
  money: positionPresets.Accountant,
  services: positionPresets['Service Manager'],
} as const satisfies Readonly<Record<string, Groups>>;

export type ReadyName = keyof typeof ready;

/** The arrangement that these groups are exactly, if they are one. */
export const readyOf = (groups: Groups): ReadyName | undefined =>
  (Object.keys(ready) as ReadyName[]).find((name) => changesBetween(ready[name], groups).length === 0);
