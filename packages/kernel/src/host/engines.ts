import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { newCode } from '../codes.ts';
import { openPool, type Pool } from '../db/pool.ts';
import { rolesOf, urlFor } from '../db/roles.ts';
import { openBoss } from '../events/boss.ts';
import { openQueueDirectory, type QueueDirectory } from '../events/queue-directory.ts';
import { openRedis, type SharedRedis } from '../signals/redis.ts';
import { openSignals, type Signals } from '../signals/signals.ts';
import { openLog } from '../telemetry/log.ts';
import type { HostEnv } from './env.ts';

export type Engines = {
  readonly log: Logger;
  readonly redis: SharedRedis;
  readonly signals: Signals;
  readonly boss: PgBoss;
  readonly queues: QueueDirectory;
  readonly poolOf: (module: string) => Pool;
  readonly pools: () => readonly Pool[];
  close(): Promise<void>;
};

const STOP_MS = 10_000;

const openPools = (env: HostEnv, log: Logger) => {
  const pools = new Map<string, Pool>();
  const open = (module: string): Pool => {
    const pool = openPool({
      url: urlFor(rolesOf(module).login, env.DATABASE_URL, env.DATABASE_SECRET),
      size: env.POOL_SIZE,
      waitMs: env.POOL_WAIT_MS,
      name: `ayna ${module}`,
      onError: (error) => log.warn({ err: error, module }, 'database connection lost'),
    });
    pools.set(module, pool);
    return pool;
  };
  return {
    poolOf: (module: string): Pool => pools.get(module) ?? open(module),
    pools: () => [...pools.values()],
  };
};

/** Opens the connections of a host: PostgreSQL, the queue on it, and Redis. */
export const openEngines = async (env: HostEnv, modules: readonly string[]): Promise<Engines> => {
  const log = openLog(env.LOG_LEVEL, modules.join(','));
  const redis = openRedis(env.REDIS_URL, log);
  const signals = openSignals(env.REDIS_URL, redis, newCode(), log);
  const { poolOf, pools } = openPools(env, log);
  const boss = await openBoss({
    url: env.DATABASE_URL,
    secret: env.DATABASE_SECRET,
    log,
    works: modules.length > 0,
    connections: 4,
  });
  const queues = await openQueueDirectory(boss, log);
  for (const module of modules) poolOf(module);
  return {
    log,
    redis,
    signals,
    boss,
    queues,
    poolOf,
    pools,
    async close() {
      queues.close();
      await boss.stop({ graceful: true, timeout: STOP_MS });
      signals.close();
      redis.close();
      await Promise.all(pools().map((pool) => pool.end()));
    },
  };
};
