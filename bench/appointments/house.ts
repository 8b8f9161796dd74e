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
import { familyCpu } from '../cpu.ts';
import { CLIENTS } from './sizes.ts';

const root = join(import.meta.dirname, '../..');
const phoneOf = (number: number): string => `+90533${String(number).padStart(7, '0')}`;
const password = 'mavi-tren-bulut';

/** As whoever runs it would set it; the bare engine is the same server. */
const tuned = {
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

/** An access token of the so-many-th of the people; good for ten minutes. */
const signIn = async (url: string, number: number): Promise<string> => {
  const response = await fetch(new URL('/api/sign/in-phone', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: phoneOf(number), password }),
  });
  const { accessToken } = (await response.json()) as { accessToken?: string };
  if (!accessToken) throw new Error(`nobody could sign in: ${response.status}`);
  return accessToken;
};

const settings = (databaseUrl: string, redisUrl: string, modules: string) => ({
  NODE_ENV: 'production',
  // Those that the calls need. Who hears the events has them in its queue, and works them elsewhere.
  MODULES: modules,
  LIMITS: 'off',
  // As many connections as the bare engine is asked over.
  POOL_SIZE: String(CLIENTS),
  PORT: '0',
  HOST_SECRET: randomBytes(32).toString('hex'),
  AUTH_SECRET: randomBytes(32).toString('hex'),
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
});

/** The product as one production process on servers of its own, with one person; all gone afterwards. */
export const openHouse = async (modules = 'auth,appointment') => {
  ensureDebianPackages([wrk, postgresql, redisServer]);
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'ayna-bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  stack.defer(remove);
  // Also when it is told to stop or fails: it may be tens of gigabytes.
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  chmodSync(folder, 0o755); // the user postgres must reach its directory in it
  const postgres = stack.adopt(await startPostgres({ dir: join(folder, 'postgres') }), (it) => it.stop());
  const redis = stack.adopt(await startRedis({ dir: join(folder, 'redis') }), (it) => it.stop());

  const rows = <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
    withClient(postgres.url, async (client) => (await client.query(text, [...values])).rows as T[]);
  for (const [name, value] of Object.entries(tuned)) await rows(`alter system set ${name} = '${value}'`);
  await postgres.restart();

  runTool('migrate/run.ts', [], postgres.url);
  const named = { phone: phoneOf(1), email: 'olcum@ornek.com', name: 'Isil', lastname: 'Kara' };
  const options = Object.entries(named).flatMap(([name, value]) => [`--${name}`, value]);
  runTool('make-admin/run.ts', options, postgres.url, password);

  const host = stack.adopt(
    await startProcess(join(root, 'apps/api/src/main.ts'), settings(postgres.url, redis.url, modules)),
    (it) => it.stop(),
  );
  // The servers end with whoever started them; a host does not by itself.
  process.once('exit', () => host.child.kill('SIGKILL'));
  const opened = stack.move();
  return {
    url: host.url,
    folder,
    databaseUrl: postgres.url,
    rows,
    signIn: (number: number) => signIn(host.url, number),
    /** CPU seconds so far: of the database with all its processes, and of the product. */
    cpu: () => ({ database: familyCpu(postgres.pid), node: familyCpu(host.child.pid ?? 0) }),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
};

export type House = Awaited<ReturnType<typeof openHouse>>;
