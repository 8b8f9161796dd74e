import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../services/postgres.ts';
import type { Service } from '../services/service.ts';
import { renderTemplate } from './template.ts';

// A new module must pass every check as created. This test creates one in a copy of the repository, with its own
// PostgreSQL server (roles outlive databases and would stay on a shared one), and runs there what CI runs. The name has
// another kind of plural than the template's and another position in sorted lists.

const name = 'lost-property';
const repository = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'ayna-new-module-'));
const servers = mkdtempSync(join(tmpdir(), 'ayna-new-module-'));
let postgres: Service | undefined;

const run = promisify(execFile);

/** Without Vitest's own variables, which would confuse the Vitest in the copy. */
const environment = (): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(([key]) => !/^(?:VITEST|TEST$|NODE_ENV$)/.test(key));
  return { ...Object.fromEntries(own), CI: 'true', NO_COLOR: '1', DATABASE_URL: postgres?.url };
};

/** Returns stdout; on failure the error contains both streams, because tools report errors on either. */
const runInCopy = async (command: string, ...args: readonly string[]): Promise<string> => {
  const options = { cwd: copy, env: environment(), maxBuffer: 64 * 1024 * 1024 };
  const result = await run(command, args, options).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  });
  return result.stdout;
};

const newModule = (...args: readonly string[]): Promise<string> =>
  runInCopy(process.execPath, 'tools/new-module/run.ts', ...args);

const readInCopy = (path: string): string => readFileSync(join(copy, path), 'utf8');

const copyRepository = async (): Promise<void> => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { stdout } = await run('git', args, { cwd: repository, maxBuffer: 64 * 1024 * 1024 });
  const paths = stdout.split('\0').filter((path) => path !== '' && existsSync(join(repository, path)));
  for (const path of paths) cpSync(join(repository, path), join(copy, path));
  // The conventions and Biome list files through git.
  await runInCopy('git', 'init', '--quiet');
};

beforeAll(async () => {
  postgres = await startPostgres({ dir: servers, durable: false });
  await copyRepository();
  const install = ['install', '--frozen-lockfile'];
  await runInCopy('pnpm', ...install, '--offline').catch(() => runInCopy('pnpm', ...install));
}, 180_000);

afterAll(async () => {
  await postgres?.stop();
  for (const folder of [copy, servers]) rmSync(folder, { recursive: true, force: true });
});

test('an invalid or existing name is rejected with a reason, and nothing is written', async () => {
  const before = readInCopy('apps/api/src/modules.ts');
  await expect(newModule('TipJar')).rejects.toThrow("'TipJar' is not kebab-case: write it like tip-jar.");
  await expect(newModule('kernel')).rejects.toThrow("'kernel' is taken: packages/kernel exists.");
  await expect(newModule()).rejects.toThrow('pnpm new-module tip-jar');
  expect(existsSync(join(copy, 'modules/TipJar'))).toBe(false);
  expect(readInCopy('apps/api/src/modules.ts')).toBe(before);
});

test('creates and registers a module', async () => {
  const output = await newModule(name);
  for (const { path } of renderTemplate(name)) {
    expect(output).toContain(path);
    expect(existsSync(join(copy, path)), path).toBe(true);
  }
  expect(readInCopy('apps/api/src/modules.ts')).toContain('lostPropertyModule');
  expect(readInCopy('apps/api/package.json')).toContain(`"@ayna/${name}": "workspace:*"`);
  expect(readInCopy('pnpm-lock.yaml')).toContain(`modules/${name}:`);
  // pnpm may ask the registry.
}, 120_000);

// Each check runs from the root of the copy, as in CI.
const bin = (program: string): string => join(copy, 'node_modules/.bin', program);

test.each([
  // What the new module wrote; all of the repository has suites of its own.
  ['boundaries', 'depcruise', [`modules/${name}`, 'apps/api/src']],
  [
    'formatting rules',
    'biome',
    ['check', `modules/${name}`, 'apps/api', 'docs', 'package.json', 'tsconfig.json'],
  ],
])(
  '%s pass',
  async (_, program, args) => {
    expect(await runInCopy(bin(program), ...args)).toBeTypeOf('string');
  },
  60_000,
);

// These read the types of all of the repository, which is most of the time that the test takes.
test.skipIf(process.env.NEW_MODULE_SHORT === 'on').each([
  ['compiler', 'tsc', ['-p', '.']],
  ['linter', 'oxlint', ['--type-aware', `modules/${name}`, 'apps/api/src']],
])(
  '%s passes',
  async (_, program, args) => {
    expect(await runInCopy(bin(program), ...args)).toBeTypeOf('string');
  },
  60_000,
);

test('conventions pass', async () => {
  expect(await runInCopy(process.execPath, 'tools/conventions/run.ts')).toBe('');
}, 60_000);

test('docs/map.md is current', async () => {
  expect(await runInCopy(process.execPath, 'tools/map/run.ts', '--check')).toBe('');
  expect(readInCopy('docs/map.md')).toContain(`modules/${name}/README.md`);
}, 60_000);

test('its own tests pass', async () => {
  const output = await runInCopy(bin('vitest'), 'run', `modules/${name}/`, '--reporter=verbose');
  expect(output).toContain('tidy-name.test.ts');
  expect(output).toContain('a visitor is refused');
}, 120_000);

test('the same name is rejected the second time', async () => {
  await expect(newModule(name)).rejects.toThrow(`'${name}' is taken: modules/${name} exists.`);
});
