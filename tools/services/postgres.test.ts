import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresBinDir, startPostgres } from './postgres.ts';
import { postgresAnswers } from './probe.ts';
import { isAlive, processTree } from './processes.ts';
import type { Service } from './service.ts';

const isRoot = process.getuid?.() === 0;
let dir: string;
let postgres: Service;

const sql = (text: string, host = '127.0.0.1'): string =>
  execFileSync(
    join(postgresBinDir(), 'psql'),
    ['-h', host, '-p', String(postgres.port), '-U', 'postgres', '-wAtq', '-v', 'ON_ERROR_STOP=1', '-c', text],
    { encoding: 'utf8' },
  ).trim();

const log = (): string => readFileSync(join(dir, 'postgres.log'), 'utf8');

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'ayna-test-'));
  postgres = await startPostgres({ dir });
  sql('create table saved (n int)');
}, 60_000);

afterAll(async () => {
  await postgres.stop();
  rmSync(dir, { recursive: true });
});

test('a private PostgreSQL has our encoding, locale and time zone, and syncs to disk', () => {
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
  sql('insert into saved values (1)');
  await postgres.restart();
  expect(isAlive(pid)).toBe(false);
  expect(postgres.pid).not.toBe(pid);
  expect(postgres.port).toBe(port);
  expect(sql('select count(*) from saved where n = 1')).toBe('1');
});

test('SIGKILL ends all its processes, and a restart finds what was committed', async () => {
  const processes = processTree(postgres.pid);
  sql('insert into saved values (2)');
  await postgres.kill('SIGKILL');
  expect(processes.length).toBeGreaterThan(3);
  expect(processes.filter(isAlive)).toEqual([]);
  expect(await postgresAnswers(postgres.url)).toBe(false);
  await postgres.restart();
  expect(sql('select count(*) from saved where n = 2')).toBe('1');
  expect(log()).toContain('automatic recovery in progress');
});

test('a suspended server does not answer, resumes, and can be stopped while suspended', async () => {
  await postgres.kill('SIGSTOP');
  expect(await postgresAnswers(postgres.url)).toBe(false);
  await postgres.kill('SIGCONT');
  expect(await postgresAnswers(postgres.url)).toBe(true);
  await postgres.kill('SIGSTOP');
  await postgres.restart();
  expect(sql('select 1')).toBe('1');
}, 20_000);

test('stop ends all its processes, can be repeated, and the directory can be reused', async () => {
  const processes = processTree(postgres.pid);
  await postgres.stop();
  await postgres.stop();
  expect(processes.filter(isAlive)).toEqual([]);
  expect(log()).toContain('fast shutdown');
  postgres = await startPostgres({ dir, durable: false });
  expect(sql('show fsync')).toBe('off');
  expect(sql('select count(*) from saved')).toBe('2');
});

test('a stale lock whose process id belongs to another process does not prevent a start', async () => {
  await postgres.stop();
  // PostgreSQL itself only recognizes a stale lock if another user runs the process.
  const become = isRoot ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  const other = spawn('setpriv', [...become, 'sleep', '30'], { stdio: 'ignore' });
  writeFileSync(join(dir, 'data/postmaster.pid'), `${other.pid}\n${dir}/data\n`);
  try {
    await postgres.restart();
    expect(sql('select 1')).toBe('1');
  } finally {
    other.kill();
  }
});

test('fails if another server listens on the port', async () => {
  const otherDir = mkdtempSync(join(tmpdir(), 'ayna-test-'));
  const second = startPostgres({ dir: otherDir, port: postgres.port, durable: false });
  await expect(second).rejects.toThrow('is taken');
  rmSync(otherDir, { recursive: true });
}, 30_000);

test.runIf(isRoot)('as root, fails if the user postgres has no access to the directory', async () => {
  const privateDir = mkdtempSync(join(tmpdir(), 'ayna-test-')); // readable for its owner only
  await expect(startPostgres({ dir: join(privateDir, 'inside') })).rejects.toThrow('has no access');
  rmSync(privateDir, { recursive: true });
});
