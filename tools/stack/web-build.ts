import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'apps/web/build/server/index.js');

const newestChange = (pattern: string): number =>
  Math.max(0, ...globSync(pattern, { cwd: root }).map((path) => statSync(join(root, path)).mtimeMs));

const isUpToDate = (): boolean => {
  if (!existsSync(built)) return false;
  const sources = [
    'apps/web/{app,server}/**/*',
    'apps/web/*.ts',
    'packages/{contracts,domain}/src/**/*.ts',
    'pnpm-lock.yaml',
  ];
  return statSync(built).mtimeMs > Math.max(...sources.map(newestChange));
};

/** Builds the web app unless the build is newer than its sources. */
export const buildWeb = (print: (line: string) => void): void => {
  if (isUpToDate()) return;
  print('building the web app');
  execFileSync('pnpm', ['--filter', '@ayna/web', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};
