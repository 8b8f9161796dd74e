import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { postgresAnswers, redisAnswers } from './probe.ts';
import { startRedis } from './redis.ts';
import type { Service } from './service.ts';

export type Servers = { readonly databaseUrl: string; readonly redisUrl: string; stop(): Promise<void> };

/** The default addresses of Debian's servers. */
const defaultUrls = {
  postgres: 'postgres://postgres@127.0.0.1:5432/postgres',
  redis: 'redis://127.0.0.1:6379',
};

type ServersOptions = {
  readonly postgres?: string;
  readonly redis?: string;
  /** Private servers even where the machine has its own: empty, and not slowed by what others left there. */
  readonly alwaysPrivate?: boolean;
  /** Whether a private database must survive a power cut; temporary ones need not. */
  readonly durable?: boolean;
};

/**
 * The machine's own servers where they accept us, otherwise private ones in `dir`. DATABASE_URL is ignored: the
 * suites create and drop databases, and it may point to a real one.
 */
export const openServers = async (dir: string, choices: ServersOptions = {}): Promise<Servers> => {
  const { postgres, redis, durable, alwaysPrivate } = {
    ...defaultUrls,
    durable: false,
    alwaysPrivate: false,
    ...choices,
  };
  const own: Service[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(own.map((service) => service.stop()));
  };
  const ownUrl = (service: Service): string => {
    own.push(service);
    return service.url;
  };
  const privatePostgres = () => startPostgres({ dir: join(dir, 'postgres'), durable });
  const privateRedis = () => startRedis({ dir: join(dir, 'redis') });
  try {
    const usesPostgres = !alwaysPrivate && (await postgresAnswers(postgres));
    const databaseUrl = usesPostgres ? postgres : ownUrl(await privatePostgres());
    const usesRedis = !alwaysPrivate && (await redisAnswers(redis));
    const redisUrl = usesRedis ? redis : ownUrl(await privateRedis());
    return { databaseUrl, redisUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
