import type { Rule } from './problem.ts';
import { fileNames } from './rules/file-names.ts';
import { fileSize } from './rules/file-size.ts';
import { knownRooms } from './rules/known-rooms.ts';
import { noBarrel } from './rules/no-barrel.ts';
import { noClass } from './rules/no-class.ts';
import { noDate } from './rules/no-date.ts';
import { onlyAscii } from './rules/only-ascii.ts';

/** The rules of the house that no linter has. The rest stand in .oxlintrc.json. */
export const rules: Readonly<Record<string, Rule>> = {
  'file-names': fileNames,
  'file-size': fileSize,
  'known-rooms': knownRooms,
  'no-barrel': noBarrel,
  'no-class': noClass,
  'no-date': noDate,
  'only-ascii': onlyAscii,
};
