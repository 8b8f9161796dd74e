import type { RateLimit, Route } from '@ayna/contracts/core/contract';
import { networkOf, wideNetworkOf } from '@ayna/domain/network';
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
  /** Seconds that callers from this address must wait; null when the call is within its limits. */
  waitOfAddress(route: Route, address: string): Promise<number | null>;
  /** The same for a person, from whatever addresses. */
  waitOfPerson(route: Route, person: string): Promise<number | null>;
};

/**
 * How much more a whole /24 or /48 may call than one of its clients: mobile operators put many people
 * behind neighbouring addresses, and an attacker can rent all of them.
 */
const WIDE_NETWORK_FACTOR = 10;

const consume = async (limiter: RateLimiterAbstract, caller: string): Promise<number | null> => {
  try {
    await limiter.consume(caller);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
    throw refused;
  }
};

type Limiter = (caller: string) => Promise<number | null>;

/** Counted in Redis for all hosts together; without Redis, each host counts for itself. */
const sharedLimiter = (redis: SharedRedis, keyPrefix: string, { max, seconds }: RateLimit): Limiter => {
  const options = { keyPrefix, points: max, duration: seconds };
  const inRedis = new RateLimiterRedis({ ...options, storeClient: redis.redis, rejectIfRedisNotReady: true });
  const inProcess = new RateLimiterMemory(options);
  return async (caller) => {
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
const strictLimiter = (
  pool: Pool,
  module: string,
  keyPrefix: string,
  { max, seconds }: RateLimit,
): Limiter => {
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
  return (caller) => consume(limiter, caller);
};

const longest = (waits: readonly (number | null)[]): number | null =>
  waits.reduce((most, wait) => (wait === null ? most : Math.max(most ?? 0, wait)), null);

export const openRateLimits = (
  redis: SharedRedis,
  poolOf: (module: string) => Pool,
  perMinute: number,
): RateLimits => {
  const allRoutes = sharedLimiter(redis, 'ayna:all', { max: perMinute, seconds: 60 });
  const limiters = new Map<string, Limiter>();

  const limiterOf = ({ module, name }: Route, limit: RateLimit, kind: '' | ' address' | ' wide'): Limiter => {
    const prefix = `${module}.${name}${kind}`;
    const known = limiters.get(prefix);
    if (known) return known;
    const limiter = limit.strict
      ? strictLimiter(poolOf(module), module, prefix, limit)
      : sharedLimiter(redis, `ayna:${prefix}`, limit);
    limiters.set(prefix, limiter);
    return limiter;
  };

  return {
    async waitOfAddress(route, address) {
      const network = networkOf(address);
      const wait = await allRoutes(network);
      if (wait !== null || !route.rateLimit) return wait;
      const { rateLimit } = route;
      const max = rateLimit.addressMax ?? rateLimit.max;
      const own = await limiterOf(route, { ...rateLimit, max }, ' address')(network);
      // A client that is refused does not use up what its neighbours share.
      if (own !== null) return own;
      const shared = { ...rateLimit, max: max * WIDE_NETWORK_FACTOR };
      return limiterOf(route, shared, ' wide')(wideNetworkOf(address));
    },
    async waitOfPerson(route, person) {
      const { rateLimit } = route;
      const waits = [allRoutes(person), ...(rateLimit ? [limiterOf(route, rateLimit, '')(person)] : [])];
      return longest(await Promise.all(waits));
    },
  };
};
