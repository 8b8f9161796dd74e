import type { Limit, Route } from '@ayna/contracts/core/contract';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { SharedMemory } from '../bell/redis.ts';
import type { Pool } from '../db/client.ts';
import { schemaOf } from '../db/roles.ts';

export type Limits = {
  /** Seconds to wait, or null when the call is within its limits. */
  wait(route: Route, caller: string): Promise<number | null>;
};

const spend = async (limiter: RateLimiterAbstract, caller: string): Promise<number | null> => {
  try {
    await limiter.consume(caller);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
    throw refused;
  }
};

/** Counted in Redis for all hosts together; while it is away, each host counts for itself. */
const shared = (memory: SharedMemory, keyPrefix: string, { max, seconds }: Limit) => {
  const options = { keyPrefix, points: max, duration: seconds };
  const there = new RateLimiterRedis({ ...options, storeClient: memory.redis, rejectIfRedisNotReady: true });
  const here = new RateLimiterMemory(options);
  return async (caller: string): Promise<number | null> => {
    if (!memory.usable()) return spend(here, caller);
    try {
      return await spend(there, caller);
    } catch {
      memory.failed();
      return spend(here, caller);
    }
  };
};

/** Counted in PostgreSQL: codes, sign-in and payment stay limited whatever happens to Redis. */
const strict = (pool: Pool, module: string, keyPrefix: string, { max, seconds }: Limit) => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: schemaOf(module),
    tableName: 'strict_limits',
    tableCreated: true,
    keyPrefix,
    points: max,
    duration: seconds,
  });
  return (caller: string): Promise<number | null> => spend(limiter, caller);
};

export const openLimits = (
  memory: SharedMemory,
  poolOf: (module: string) => Pool,
  perMinute: number,
): Limits => {
  const everything = shared(memory, 'ayna:all', { max: perMinute, seconds: 60 });
  const own = new Map<Route, (caller: string) => Promise<number | null>>();

  const limiterOf = (route: Route, limit: Limit) => {
    const known = own.get(route);
    if (known) return known;
    const prefix = `${route.module}.${route.name}`;
    const made = limit.strict
      ? strict(poolOf(route.module), route.module, prefix, limit)
      : shared(memory, `ayna:${prefix}`, limit);
    own.set(route, made);
    return made;
  };

  return {
    async wait(route, caller) {
      const wait = await everything(caller);
      if (wait !== null || !route.limit) return wait;
      return limiterOf(route, route.limit)(caller);
    },
  };
};
