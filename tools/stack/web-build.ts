import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'apps/web/build/server/index.js');

const newest = (pattern: string): number =>
  Math.max(0, ...globSync(pattern, { cwd: root }).map((path) => statSync(join(root, path)).mtimeMs));

const isFresh = (): boolean => {
  if (!existsSync(built)) return false;
  const sources = [
    'apps/web/{app,server}/**/*',
    'apps/web/*.ts',
    'packages/contracts/src/**/*.ts',
    'pnpm-lock.yaml',
  ];
  return statSync(built).mtimeMs > Math.max(...sources.map(newest));
};

/** Builds the web app unless what is built is newer than what it is built from. */
export const buildWeb = (say: (line: string) => void): void => {
  if (isFresh()) return;
  say('building the web app');
  execFileSync('pnpm', ['--filter', '@ayna/web', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};
