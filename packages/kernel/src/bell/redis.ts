import { Redis } from 'ioredis';
import type { Log } from '../watch/log.ts';

// A hung Redis may cost a request this long, once; then it is left alone for the rest.
const COMMAND_TIMEOUT_MS = 150;
const REST_MS = 2_000;

export type SharedMemory = {
  readonly redis: Redis;
  /** Whether it is worth asking now. Every use has something else to do when it is not. */
  usable(): boolean;
  /** Says that it did not answer, so that the next requests do not wait for it. */
  failed(): void;
  close(): void;
};

export const openRedis = (url: string, log: Log): SharedMemory => {
  const redis = new Redis(url, {
    lazyConnect: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 2_000,
    retryStrategy: (tries) => Math.min(100 * tries, 1_000),
  });
  let restUntil = 0;
  let said = false;
  redis.on('error', (error) => {
    if (!said) log.warn({ err: error }, 'redis is away; going on without it');
    said = true;
  });
  redis.on('ready', () => {
    restUntil = 0;
    if (said) log.info({}, 'redis is back');
    said = false;
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
