import { positionPresets, positions } from '@ayna/contracts/core/positions';
import { groupNames } from '@ayna/contracts/groups';
import { groupTexts } from '../texts.ts';

export const listGroups = async () => ({
  groups: groupNames.map((name) => ({ name, ...groupTexts[name] })),
  presets: positions.map((position) => ({ position, groups: [...positionPresets[position]] })),
});
