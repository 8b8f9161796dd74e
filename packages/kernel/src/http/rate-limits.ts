import type { RateLimit, Route } from '@ayna/contracts/core/contract';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Pool } from '../db/pool.ts';
import { schemaOf } from '../db/roles.ts';
import type { SharedRedis } from '../signals/redis.ts';

export type RateLimits = {
  /** Seconds to wait, or null when the call is within its limits. */
  wait(route: Route, caller: string): Promise<number | null>;
};

const consume = async (limiter: RateLimiterAbstract, caller: string): Promise<number | null> => {
  try {
    await limiter.consume(caller);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
    throw refused;
  }
};

/** Counted in Redis for all hosts together; without Redis, each host counts for itself. */
const sharedLimiter = (redis: SharedRedis, keyPrefix: string, { max, seconds }: RateLimit) => {
  const options = { keyPrefix, points: max, duration: seconds };
  const inRedis = new RateLimiterRedis({ ...options, storeClient: redis.redis, rejectIfRedisNotReady: true });
  const inProcess = new RateLimiterMemory(options);
  return async (caller: string): Promise<number | null> => {
    if (!redis.usable()) return consume(inProcess, caller);
    try {
      return await consume(inRedis, caller);
    } catch {
      redis.failed();
      return consume(inProcess, caller);
    }
  };
};

/** Counted in PostgreSQL: codes, sign-in and payment stay limited whatever happens to Redis. */
const strictLimiter = (pool: Pool, module: string, keyPrefix: string, { max, seconds }: RateLimit) => {
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
  return (caller: string): Promise<number | null> => consume(limiter, caller);
};

export const openRateLimits = (
  redis: SharedRedis,
  poolOf: (module: string) => Pool,
  perMinute: number,
): RateLimits => {
  const allRoutes = sharedLimiter(redis, 'ayna:all', { max: perMinute, seconds: 60 });
  const byRoute = new Map<Route, (caller: string) => Promise<number | null>>();

  const limiterOf = (route: Route, limit: RateLimit) => {
    const known = byRoute.get(route);
    if (known) return known;
    const prefix = `${route.module}.${route.name}`;
    const limiter = limit.strict
      ? strictLimiter(poolOf(route.module), route.module, prefix, limit)
      : sharedLimiter(redis, `ayna:${prefix}`, limit);
    byRoute.set(route, limiter);
    return limiter;
  };

  return {
    async wait(route, caller) {
      const wait = await allRoutes(caller);
      if (wait !== null || !route.rateLimit) return wait;
      return limiterOf(route, route.rateLimit)(caller);
    },
  };
};
