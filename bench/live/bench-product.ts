import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@ayna/kernel/testkit/process';
import { startProviderStandIns } from '../../faults/provider-stand-ins.ts';
import { withClient } from '../../tools/database/databases.ts';
import { ensureDebianPackages, postgresql, redis as redisServer } from '../../tools/services/install.ts';
import { startPostgres } from '../../tools/services/postgres.ts';
import { startRedis } from '../../tools/services/redis.ts';

const root = join(import.meta.dirname, '../..');

/** Starts the whole product as one production process on its own servers. Disposing removes everything. */
export const startBenchProduct = async () => {
  ensureDebianPackages([postgresql, redisServer]);
  const stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'ayna-bench-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755); // the user postgres must reach its directory in it
  const postgres = stack.adopt(await startPostgres({ dir: join(folder, 'postgres') }), (it) => it.stop());
  const redis = stack.adopt(await startRedis({ dir: join(folder, 'redis') }), (it) => it.stop());
  const standIns = stack.adopt(await startProviderStandIns(), (it) => it.close());
  execFileSync(process.execPath, [join(root, 'tools/migrate/run.ts')], {
    env: { PATH: process.env.PATH, MIGRATE_URL: postgres.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const host = stack.adopt(
    await startProcess(join(root, 'apps/api/src/main.ts'), {
      NODE_ENV: 'production',
      LIMITS: 'off',
      PORT: '0',
      HOST_SECRET: randomBytes(32).toString('hex'),
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      ...standIns.settings,
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'collect-garbage.ts')}`,
    }),
    (it) => it.stop(),
  );
  return {
    url: host.url,
    host,
    redis,
    query: <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
      withClient(postgres.url, async (client) => (await client.query(text, [...values])).rows as T[]),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
};

export type BenchProduct = Awaited<ReturnType<typeof startBenchProduct>>;
