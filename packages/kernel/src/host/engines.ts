import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Bells, openBells } from '../bell/bell.ts';
import { openRedis, type SharedMemory } from '../bell/redis.ts';
import { newCode } from '../codes.ts';
import { openPool, type Pool } from '../db/client.ts';
import { rolesOf, urlFor } from '../db/roles.ts';
import { openBoss } from '../events/boss.ts';
import { openLog } from '../watch/log.ts';
import type { HostEnv } from './env.ts';

export type Engines = {
  readonly log: Logger;
  readonly memory: SharedMemory;
  readonly bells: Bells;
  readonly boss: PgBoss;
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
      name: `ayna ${module}`,
      onError: (error) => log.warn({ err: error, module }, 'a database connection was lost'),
    });
    pools.set(module, pool);
    return pool;
  };
  return {
    poolOf: (module: string): Pool => pools.get(module) ?? open(module),
    pools: () => [...pools.values()],
  };
};

/** Everything outside the process that a host holds on to. */
export const openEngines = async (env: HostEnv, modules: readonly string[]): Promise<Engines> => {
  const self = newCode();
  const log = openLog(env.LOG_LEVEL, modules.join(','));
  const memory = openRedis(env.REDIS_URL, log);
  const bells = openBells(env.REDIS_URL, memory, self, log);
  const { poolOf, pools } = openPools(env, log);
  const boss = await openBoss({
    url: env.DATABASE_URL,
    secret: env.DATABASE_SECRET,
    log,
    works: modules.length > 0,
    connections: 4,
  });
  for (const module of modules) poolOf(module);
  return {
    log,
    memory,
    bells,
    boss,
    poolOf,
    pools,
    async close() {
      await boss.stop({ graceful: true, timeout: STOP_MS });
      bells.close();
      memory.close();
      await Promise.all(pools().map((pool) => pool.end()));
    },
  };
};
