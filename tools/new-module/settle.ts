import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

type Ran = { readonly ok: boolean; readonly output: string };

const run = (root: string, command: string, ...args: readonly string[]): Ran => {
  const env = { ...process.env, CI: 'true' }; // pnpm must not ask whether it may change node_modules
  const ran = spawnSync(command, args, { cwd: root, env, encoding: 'utf8' });
  return { ok: ran.status === 0, output: ran.error?.message ?? ran.stdout + ran.stderr };
};

/** A new package changes the lockfile, and most often nothing of it has to come from outside. */
const install = (root: string): Ran => {
  const ran = run(root, 'pnpm', 'install', '--no-frozen-lockfile', '--offline');
  return ran.ok ? ran : run(root, 'pnpm', 'install', '--no-frozen-lockfile');
};

const format = (root: string, paths: readonly string[]): Ran => {
  const formatted = paths.filter((path) => /[.](?:ts|json)$/.test(path));
  return run(root, join(root, 'node_modules/.bin/biome'), 'check', '--write', ...formatted);
};

/**
 * The template holds tables.ts as gen-tables would write it: gen-tables loads every module, and this one
 * does not load without the file. So it is only asked whether it agrees; what it says of others is theirs.
 */
const confirmTables = (root: string, name: string): Ran => {
  const ran = run(root, process.execPath, 'tools/gen-tables/run.ts', '--check');
  const othersOnly = /is out of date$/m.test(ran.output) && !ran.output.includes(`${name}: `);
  return { ...ran, ok: ran.ok || othersOnly };
};

/** Makes the written files part of the workspace; throws what the first step that fails has said. */
export const settle = (root: string, name: string, paths: readonly string[]): void => {
  const steps: [string, () => Ran][] = [
    ['pnpm install --no-frozen-lockfile', () => install(root)],
    ['pnpm format', () => format(root, paths)],
    ['pnpm gen-tables --check', () => confirmTables(root, name)],
  ];
  for (const [step, take] of steps) {
    const { ok, output } = take();
    if (!ok) throw new Error(`The files are written, but '${step}' failed:\n${output}`);
  }
};
