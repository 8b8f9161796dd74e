import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExempt } from './exemptions.ts';
import { isMarkdown } from './file-kinds.ts';
import type { Problem } from './problem.ts';
import { markdownRules, rules } from './rules.ts';

export type Finding = Problem & { readonly path: string; readonly rule: string };

const isSource = (path: string): boolean => /[.](?:ts|tsx|mjs|cjs|sql|css|md)$/.test(path);

/** Generated files, and the planted violations unless the scan starts in their folder. */
const isExcluded = (path: string): boolean =>
  /(?:^|\/)tables[.]ts$|^tools\/lint-fixtures\/[^/]+\//.test(path);

/** Tracked files and those that git would add, as they are on disk now. */
export const listFiles = (root: string): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => isSource(path) && !isExcluded(path) && existsSync(join(root, path)));

export const checkFile = (path: string, text: string): readonly Finding[] =>
  Object.entries(isMarkdown(path) ? markdownRules : rules).flatMap(([rule, check]) =>
    check(path, text).map((problem) => ({ path, rule, ...problem })),
  );

export const scan = (root: string): readonly Finding[] =>
  listFiles(root)
    .flatMap((path) => checkFile(path, readFileSync(join(root, path), 'utf8')))
    .filter(({ path, rule }) => !isExempt(rule, path));
