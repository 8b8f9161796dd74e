import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Tracked files and those that git would add, as they are on disk now. */
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)));

describe('CODEOWNERS', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/ +/));

  /** `/folder/` is everything below it; only patterns from the root and `*` are used here. */
  const matches = (pattern: string, path: string): boolean =>
    pattern === '*' ||
    (pattern.startsWith('/') && matchesGlob(path, pattern.slice(1) + (pattern.endsWith('/') ? '**' : '')));

  test.each(lines)('%s matches a file', (pattern = '') => {
    expect(files.some((path) => matches(pattern, path))).toBe(true);
  });

  test('every line names teams, and the first one covers every file', () => {
    for (const [, ...owners] of lines) {
      expect(owners.length).toBeGreaterThan(0);
      for (const owner of owners) expect(owner).toMatch(/^@[a-z-]+\/[a-z-]+$/);
    }
    expect(lines[0]?.[0]).toBe('*');
  });

  test('a pattern without files is seen', () => {
    expect(files.some((path) => matches('/no-such-folder/', path))).toBe(false);
    expect(matches('/tools/', 'tools/ci/run.ts')).toBe(true);
  });
});

describe('renovate.json', () => {
  type Rule = { readonly matchUpdateTypes?: readonly string[]; readonly automerge?: boolean };
  type Renovate = {
    readonly minimumReleaseAge: string;
    readonly rangeStrategy: string;
    readonly automerge: boolean;
    readonly packageRules: readonly Rule[];
  };
  const settings = JSON.parse(read('.github/renovate.json')) as Renovate;

  test('waits as long for a new version as pnpm does', () => {
    const [, days] = /^(\d+) days$/.exec(settings.minimumReleaseAge) ?? [];
    const [, minutes] = /^minimumReleaseAge: (\d+)$/m.exec(read('pnpm-workspace.yaml')) ?? [];
    expect(Number(days) * 24 * 60).toBe(Number(minutes));
  });

  test('proposes exact versions, and merges nothing by itself', () => {
    expect(settings.rangeStrategy).toBe('pin');
    expect([settings, ...settings.packageRules].filter(({ automerge }) => automerge === true)).toEqual([]);
  });
});

describe('documents', () => {
  test('README names every command of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> };
    const readme = read('README.md');
    const unnamed = Object.keys(scripts).filter((name) => !new RegExp(`\`pnpm ${name}[\` ]`).test(readme));
    expect(unnamed).toEqual([]);
  });

  test('links between Markdown files lead somewhere', () => {
    const broken = files
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) =>
        [...read(path).matchAll(/\]\((?!https?:|mailto:|[#/])([^)#\s]+)/g)]
          .map(([, link = '']) => link)
          .filter((link) => !existsSync(join(root, dirname(path), link)))
          .map((link) => `${path}: ${link}`),
      );
    expect(broken).toEqual([]);
  });
});
