import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@ayna/kernel/testkit/process';
import { withClient } from '../../tools/database/databases.ts';
import { ensureDebianPackages, postgresql, redis as redisServer, wrk } from '../../tools/services/install.ts';
import { startPostgres } from '../../tools/services/postgres.ts';
import { startRedis } from '../../tools/services/redis.ts';
import { treeCpuSeconds } from '../cpu.ts';
import { CLIENTS } from './sizes.ts';

const root = join(import.meta.dirname, '../..');
const phoneOf = (number: number): string => `+90533${String(number).padStart(7, '0')}`;
const password = 'mavi-tren-bulut';

/** Settings of a production server; the bare engine is measured on the same server. */
const postgresSettings = {
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  maintenance_work_mem: '512MB',
  random_page_cost: '1.1',
};

const runTool = (path: string, args: readonly string[], url: string, input = ''): void => {
  execFileSync(process.execPath, [join(root, 'tools', path), ...args], {
    env: { PATH: process.env.PATH, MIGRATE_URL: url },
    input,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
};

/** Returns an access token of the n-th person, valid for ten minutes. */
const signIn = async (url: string, number: number): Promise<string> => {
  const response = await fetch(new URL('/api/sign/in-phone', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: phoneOf(number), password }),
  });
  const { accessToken } = (await response.json()) as { accessToken?: string };
  if (!accessToken) throw new Error(`sign-in of person ${number} failed: ${response.status}`);
  return accessToken;
};

const hostEnv = (databaseUrl: string, redisUrl: string, modules: string) => ({
  NODE_ENV: 'production',
  // Only the modules that the requests need. Events stay in the queues of the modules that would handle them.
  MODULES: modules,
  LIMITS: 'off',
  // As many connections as the bare engine gets.
  POOL_SIZE: String(CLIENTS),
  PORT: '0',
  HOST_SECRET: randomBytes(32).toString('hex'),
  AUTH_SECRET: randomBytes(32).toString('hex'),
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
});

/** Starts the product as one production process on its own servers, with one person. Disposing removes everything. */
export const startBenchProduct = async (modules = 'auth,appointment') => {
  ensureDebianPackages([wrk, postgresql, redisServer]);
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'ayna-bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  stack.defer(remove);
  // Also after a signal or a failure: the folder may have tens of gigabytes.
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  chmodSync(folder, 0o755); // the user postgres must reach its directory in it
  const postgres = stack.adopt(await startPostgres({ dir: join(folder, 'postgres') }), (it) => it.stop());
  const redis = stack.adopt(await startRedis({ dir: join(folder, 'redis') }), (it) => it.stop());

  const query = <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
    withClient(postgres.url, async (client) => (await client.query(text, [...values])).rows as T[]);
  for (const [name, value] of Object.entries(postgresSettings))
    await query(`alter system set ${name} = '${value}'`);
  await postgres.restart();

  runTool('migrate/run.ts', [], postgres.url);
  const administrator = { phone: phoneOf(1), email: 'olcum@ornek.com', name: 'Isil', lastname: 'Kara' };
  const options = Object.entries(administrator).flatMap(([name, value]) => [`--${name}`, value]);
  runTool('make-admin/run.ts', options, postgres.url, password);

  const host = stack.adopt(
    await startProcess(join(root, 'apps/api/src/main.ts'), hostEnv(postgres.url, redis.url, modules)),
    (it) => it.stop(),
  );
  // The database servers end with the process that started them; a host does not.
  process.once('exit', () => host.child.kill('SIGKILL'));
  const opened = stack.move();
  return {
    url: host.url,
    folder,
    databaseUrl: postgres.url,
    query,
    signIn: (number: number) => signIn(host.url, number),
    /** CPU seconds so far: of the database with all its processes, and of the host. */
    cpu: () => ({ database: treeCpuSeconds(postgres.pid), node: treeCpuSeconds(host.child.pid ?? 0) }),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
};

export type BenchProduct = Awaited<ReturnType<typeof startBenchProduct>>;
