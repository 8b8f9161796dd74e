import type { Rule } from './problem.ts';
import { fileNames } from './rules/file-names.ts';
import { fileSize } from './rules/file-size.ts';
import { knownFolders } from './rules/known-folders.ts';
import { noBarrel } from './rules/no-barrel.ts';
import { noClass } from './rules/no-class.ts';
import { noDate } from './rules/no-date.ts';
import { noPrivateMembers } from './rules/no-private-members.ts';
import { onlyAscii } from './rules/only-ascii.ts';
import { plainWords } from './rules/plain-words.ts';
import { typeScale } from './rules/type-scale.ts';

/** Conventions that oxlint has no rule for; .oxlintrc.json holds the others. */
export const rules: Readonly<Record<string, Rule>> = {
  'file-names': fileNames,
  'file-size': fileSize,
  'known-folders': knownFolders,
  'no-barrel': noBarrel,
  'no-class': noClass,
  'no-date': noDate,
  'no-private-members': noPrivateMembers,
  'only-ascii': onlyAscii,
  'plain-words': plainWords,
  'type-scale': typeScale,
};

/** The others check code. */
export const markdownRules: typeof rules = { 'plain-words': plainWords };
