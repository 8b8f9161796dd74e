import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const web = join(root, 'apps/web');
/** Beside the build for customers, since it has the gallery too. */
const build = join(web, 'build-dev');
const built = join(build, 'server/index.js');

const newestChange = (pattern: string): number =>
  Math.max(0, ...globSync(pattern, { cwd: root }).map((path) => statSync(join(root, path)).mtimeMs));

const isUpToDate = (): boolean => {
  if (!existsSync(built)) return false;
  const sources = [
    'apps/web/{app,gallery,public,server,worker}/**/*',
    'apps/web/*.ts',
    'packages/{contracts,domain}/src/**/*.ts',
    'pnpm-lock.yaml',
  ];
  return statSync(built).mtimeMs > Math.max(...sources.map(newestChange));
};

/**
 * Builds the web app unless the build is newer than its sources. It builds into a folder of its own and then swaps the
 * two, so that runs that start at the same time never see half a build.
 */
export const buildWeb = (print: (line: string) => void): void => {
  if (isUpToDate()) return;
  print('building the web app');
  const [next, former] = [`build-next-${process.pid}`, `build-former-${process.pid}`];
  execFileSync('pnpm', ['--filter', '@ayna/web', 'build'], {
    cwd: root,
    env: { ...process.env, WEB_BUILD: next, DEV_PAGES: 'on' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (existsSync(build)) renameSync(build, join(web, former));
  renameSync(join(web, next), build);
  rmSync(join(web, former), { recursive: true, force: true });
};

/** Copies the build for one run, so that a build made meanwhile does not change what this run serves. */
export const copyWebBuild = (purpose: string) => {
  const name = `build-${purpose}-${process.pid}`;
  cpSync(build, join(web, name), { recursive: true });
  return {
    env: { WEB_BUILD: name },
    remove: () => rmSync(join(web, name), { recursive: true, force: true }),
  };
};
