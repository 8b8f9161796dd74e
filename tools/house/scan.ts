import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem.ts';
import { rules } from './rules.ts';

export type Finding = Problem & { readonly path: string; readonly rule: string };

const isSource = (path: string): boolean => /[.](?:ts|tsx|mjs|cjs|sql|css)$/.test(path);

/** Generated files, and the planted violations unless they are themselves the root. */
const isLeftOut = (path: string): boolean => /(?:^|\/)tables[.]ts$|^tools\/red\/[^/]+\//.test(path);

/** What git has or would take, as it lies on disk now. */
const filesIn = (root: string): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => isSource(path) && !isLeftOut(path) && existsSync(join(root, path)));

export const checkFile = (path: string, text: string): readonly Finding[] =>
  Object.entries(rules).flatMap(([rule, check]) =>
    check(path, text).map((problem) => ({ path, rule, ...problem })),
  );

export const scan = (root: string): readonly Finding[] =>
  filesIn(root).flatMap((path) => checkFile(path, readFileSync(join(root, path), 'utf8')));
