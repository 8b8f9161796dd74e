import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresPrograms, startPostgres } from './postgres.ts';
import { familyOf, isAlive } from './processes.ts';
import { postgresAnswers } from './ready.ts';
import type { Service } from './service.ts';

const isRoot = process.getuid?.() === 0;
let dir: string;
let postgres: Service;

const sql = (text: string, host = '127.0.0.1'): string =>
  execFileSync(
    join(postgresPrograms(), 'psql'),
    ['-h', host, '-p', String(postgres.port), '-U', 'postgres', '-wAtq', '-v', 'ON_ERROR_STOP=1', '-c', text],
    { encoding: 'utf8' },
  ).trim();

const log = (): string => readFileSync(join(dir, 'postgres.log'), 'utf8');

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'ayna-test-'));
  postgres = await startPostgres({ dir });
  sql('create table kept (n int)');
}, 60_000);

afterAll(async () => {
  await postgres.stop();
  rmSync(dir, { recursive: true });
});

test('a private PostgreSQL has our encoding, locale and clock, and survives power cuts', () => {
  const shown = ['server_encoding', 'lc_collate', 'timezone', 'fsync', 'synchronous_commit'];
  expect(shown.map((name) => sql(`show ${name}`))).toEqual(['UTF8', 'C.UTF-8', 'UTC', 'on', 'on']);
  expect(sql('select usesuper from pg_user where usename = current_user')).toBe('t');
});

test('it listens on this machine only, and on a socket in its directory', () => {
  expect(sql('show listen_addresses')).toBe('127.0.0.1');
  expect(sql('select 1', dir)).toBe('1');
  expect(log()).toContain('ready to accept connections');
});

test('a restart keeps port and rows, and changes the process', async () => {
  const { pid, port } = postgres;
  sql('insert into kept values (1)');
  await postgres.restart();
  expect(isAlive(pid)).toBe(false);
  expect(postgres.pid).not.toBe(pid);
  expect(postgres.port).toBe(port);
  expect(sql('select count(*) from kept where n = 1')).toBe('1');
});

test('after SIGKILL nobody of its family is left, and a restart finds what was committed', async () => {
  const family = familyOf(postgres.pid);
  sql('insert into kept values (2)');
  await postgres.kill('SIGKILL');
  expect(family.length).toBeGreaterThan(3);
  expect(family.filter(isAlive)).toEqual([]);
  expect(await postgresAnswers(postgres.url)).toBe(false);
  await postgres.restart();
  expect(sql('select count(*) from kept where n = 2')).toBe('1');
  expect(log()).toContain('automatic recovery in progress');
});

test('a frozen server does not answer, thaws, and can be stopped while frozen', async () => {
  await postgres.kill('SIGSTOP');
  expect(await postgresAnswers(postgres.url)).toBe(false);
  await postgres.kill('SIGCONT');
  expect(await postgresAnswers(postgres.url)).toBe(true);
  await postgres.kill('SIGSTOP');
  await postgres.restart();
  expect(sql('select 1')).toBe('1');
}, 20_000);

test('stop leaves nobody running, may be repeated, and its directory can be used again', async () => {
  const family = familyOf(postgres.pid);
  await postgres.stop();
  await postgres.stop();
  expect(family.filter(isAlive)).toEqual([]);
  expect(log()).toContain('fast shutdown');
  postgres = await startPostgres({ dir, durable: false });
  expect(sql('show fsync')).toBe('off');
  expect(sql('select count(*) from kept')).toBe('2');
});

test("a dead server's lock whose process number is a stranger's by now does not stop a start", async () => {
  await postgres.stop();
  // PostgreSQL itself only sees through a lock whose process another user runs.
  const become = isRoot ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  const stranger = spawn('setpriv', [...become, 'sleep', '30'], { stdio: 'ignore' });
  writeFileSync(join(dir, 'data/postmaster.pid'), `${stranger.pid}\n${dir}/data\n`);
  try {
    await postgres.restart();
    expect(sql('select 1')).toBe('1');
  } finally {
    stranger.kill();
  }
});

test('a port that somebody else answers on is refused, not taken for ours', async () => {
  const other = mkdtempSync(join(tmpdir(), 'ayna-test-'));
  const second = startPostgres({ dir: other, port: postgres.port, durable: false });
  await expect(second).rejects.toThrow('is taken');
  rmSync(other, { recursive: true });
}, 30_000);

test.runIf(isRoot)('root hears when the user postgres cannot reach the directory', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'ayna-test-')); // made for its owner alone
  await expect(startPostgres({ dir: join(closed, 'inside') })).rejects.toThrow('cannot reach');
  rmSync(closed, { recursive: true });
});
