import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

type CommandResult = { readonly ok: boolean; readonly output: string };

const run = (root: string, command: string, ...args: readonly string[]): CommandResult => {
  const env = { ...process.env, CI: 'true' }; // pnpm must not prompt before it changes node_modules
  const result = spawnSync(command, args, { cwd: root, env, encoding: 'utf8' });
  return { ok: result.status === 0, output: result.error?.message ?? result.stdout + result.stderr };
};

/** A new package changes the lockfile; usually everything it needs is in the local store. */
const install = (root: string): CommandResult => {
  const result = run(root, 'pnpm', 'install', '--no-frozen-lockfile', '--offline');
  return result.ok ? result : run(root, 'pnpm', 'install', '--no-frozen-lockfile');
};

const format = (root: string, paths: readonly string[]): CommandResult => {
  const formatted = paths.filter((path) => /[.](?:ts|json)$/.test(path));
  return run(root, join(root, 'node_modules/.bin/biome'), 'check', '--write', ...formatted);
};

/**
 * The template contains tables.ts as gen-tables writes it, because gen-tables loads every module and the new one does
 * not load without that file. So this only checks it; outdated files of other modules do not count.
 */
const confirmTables = (root: string, name: string): CommandResult => {
  const result = run(root, process.execPath, 'tools/gen-tables/run.ts', '--check');
  const othersOnly = /is out of date$/m.test(result.output) && !result.output.includes(`${name}: `);
  return { ...result, ok: result.ok || othersOnly };
};

/** Makes the written files part of the workspace; throws the output of the first step that fails. */
export const integrateModule = (root: string, name: string, paths: readonly string[]): void => {
  const steps: [string, () => CommandResult][] = [
    ['pnpm install --no-frozen-lockfile', () => install(root)],
    ['pnpm format', () => format(root, paths)],
    ['pnpm gen-tables --check', () => confirmTables(root, name)],
    ['pnpm map', () => run(root, process.execPath, 'tools/map/run.ts')],
  ];
  for (const [step, execute] of steps) {
    const { ok, output } = execute();
    if (!ok) throw new Error(`The files are written, but '${step}' failed:\n${output}`);
  }
};
