import { Redis } from 'ioredis';
import type { Log } from '../telemetry/log.ts';

// A hung Redis delays one request by this long; the following ones skip it for REST_MS.
const COMMAND_TIMEOUT_MS = 150;
const REST_MS = 2_000;

export type SharedRedis = {
  readonly redis: Redis;
  /** Whether a command makes sense now. Every use has a fallback for when it does not. */
  usable(): boolean;
  /** Reports a failed command, so that the next requests do not wait for Redis. */
  failed(): void;
  close(): void;
};

export const openRedis = (url: string, log: Log): SharedRedis => {
  const redis = new Redis(url, {
    lazyConnect: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 2_000,
    retryStrategy: (tries) => Math.min(100 * tries, 1_000),
  });
  let restUntil = 0;
  let reported = false;
  redis.on('error', (error) => {
    if (!reported) log.warn({ err: error }, 'redis connection lost, using fallbacks');
    reported = true;
  });
  redis.on('ready', () => {
    restUntil = 0;
    if (reported) log.info({}, 'redis connection restored');
    reported = false;
  });
  return {
    redis,
    usable: () => redis.status === 'ready' && performance.now() >= restUntil,
    failed: () => {
      restUntil = performance.now() + REST_MS;
    },
    close: () => redis.disconnect(),
  };
};
