import { groupNames } from '@ayna/contracts/groups';
import { presets } from '../rules/presets.ts';
import { groupTexts } from '../texts.ts';

export const listGroups = async () => ({
  groups: groupNames.map((name) => ({ name, ...groupTexts[name] })),
  presets: presets.map(({ position, groups }) => ({ position, groups: [...groups] })),
});
