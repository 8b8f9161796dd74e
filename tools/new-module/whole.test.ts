import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../services/postgres.ts';
import type { Service } from '../services/service.ts';
import { filesOf } from './template.ts';

// A new module must be green as it is made. So one is made in a copy of this repository, on a PostgreSQL
// of its own (roles outlive databases, and nobody else's server should keep this module's), and judged
// there by everything that judges a commit. The name has another plural than the template's, and sorts
// elsewhere.

const name = 'lost-property';
const repository = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'ayna-new-module-'));
const servers = mkdtempSync(join(tmpdir(), 'ayna-new-module-'));
let postgres: Service | undefined;

const run = promisify(execFile);

/** Without what this Vitest has told its own processes, which the one in the copy would believe. */
const environment = (): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(([key]) => !/^(?:VITEST|TEST$|NODE_ENV$)/.test(key));
  return { ...Object.fromEntries(own), CI: 'true', NO_COLOR: '1', DATABASE_URL: postgres?.url };
};

/** What it printed; on failure the error holds all of it, since tools complain on either stream. */
const inCopy = async (command: string, ...args: readonly string[]): Promise<string> => {
  const options = { cwd: copy, env: environment(), maxBuffer: 64 * 1024 * 1024 };
  const ran = await run(command, args, options).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  });
  return ran.stdout;
};

const newModule = (...args: readonly string[]): Promise<string> =>
  inCopy(process.execPath, 'tools/new-module/run.ts', ...args);

const textOf = (path: string): string => readFileSync(join(copy, path), 'utf8');

const copyRepository = async (): Promise<void> => {
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { stdout } = await run('git', asked, { cwd: repository, maxBuffer: 64 * 1024 * 1024 });
  const paths = stdout.split('\0').filter((path) => path !== '' && existsSync(join(repository, path)));
  for (const path of paths) cpSync(join(repository, path), join(copy, path));
  // The house rules and Biome ask git which files are ours.
  await inCopy('git', 'init', '--quiet');
};

beforeAll(async () => {
  postgres = await startPostgres({ dir: servers, durable: false });
  await copyRepository();
  const install = ['install', '--frozen-lockfile'];
  await inCopy('pnpm', ...install, '--offline').catch(() => inCopy('pnpm', ...install));
}, 180_000);

afterAll(async () => {
  await postgres?.stop();
  for (const folder of [copy, servers]) rmSync(folder, { recursive: true, force: true });
});

test('a name that is bad or taken is refused in a sentence, and nothing is written', async () => {
  const before = textOf('apps/api/src/modules.ts');
  await expect(newModule('TipJar')).rejects.toThrow("'TipJar' is not kebab-case: write it like tip-jar.");
  await expect(newModule('kernel')).rejects.toThrow("'kernel' is taken: packages/kernel is there already.");
  await expect(newModule()).rejects.toThrow('pnpm new-module tip-jar');
  expect(existsSync(join(copy, 'modules/TipJar'))).toBe(false);
  expect(textOf('apps/api/src/modules.ts')).toBe(before);
});

test('a module is made, registered and confirmed', async () => {
  const said = await newModule(name);
  for (const { path } of filesOf(name)) {
    expect(said).toContain(path);
    expect(existsSync(join(copy, path)), path).toBe(true);
  }
  expect(textOf('apps/api/src/modules.ts')).toContain('lostPropertyModule');
  expect(textOf('apps/api/package.json')).toContain(`"@ayna/${name}": "workspace:*"`);
  expect(textOf('pnpm-lock.yaml')).toContain(`modules/${name}:`);
}, 60_000);

// Each runs as a commit's own check does, from the root of the copy.
const bin = (program: string): string => join(copy, 'node_modules/.bin', program);

test.each([
  ['compiler', 'tsc', ['-p', '.']],
  ['walls', 'depcruise', ['.']],
  ['linter', 'oxlint', ['--type-aware']],
  ['formatter', 'biome', ['check', '.']],
])(
  '%s: green',
  async (_, program, args) => {
    expect(await inCopy(bin(program), ...args)).toBeTypeOf('string');
  },
  60_000,
);

test('house rules: green', async () => {
  expect(await inCopy(process.execPath, 'tools/house/run.ts')).toBe('');
}, 60_000);

test('its own tests pass', async () => {
  const said = await inCopy(bin('vitest'), 'run', `modules/${name}/`, '--reporter=verbose');
  expect(said).toContain('tidy-name.test.ts');
  expect(said).toContain('a visitor is refused');
}, 120_000);

test('the same name is refused the second time', async () => {
  await expect(newModule(name)).rejects.toThrow(`'${name}' is taken: modules/${name} is there already.`);
});
