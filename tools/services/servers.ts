import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { postgresAnswers, redisAnswers } from './ready.ts';
import { startRedis } from './redis.ts';
import type { Service } from './service.ts';

export type Servers = { readonly databaseUrl: string; readonly redisUrl: string; stop(): Promise<void> };

/** Where Debian's own servers listen. */
const usual = { postgres: 'postgres://postgres@127.0.0.1:5432/postgres', redis: 'redis://127.0.0.1:6379' };

type Choices = {
  readonly postgres?: string;
  readonly redis?: string;
  /** Whether a private database survives a power cut; throwaway ones need not. */
  readonly durable?: boolean;
};

/**
 * The machine's own servers where they let us in, private ones in `dir` where not. A DATABASE_URL
 * of the caller is not looked at: the suites create and drop databases, and it may be a real one.
 */
export const openServers = async (dir: string, choices: Choices = {}): Promise<Servers> => {
  const { postgres, redis, durable } = { ...usual, durable: false, ...choices };
  const own: Service[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(own.map((service) => service.stop()));
  };
  const keep = (service: Service): string => {
    own.push(service);
    return service.url;
  };
  const privatePostgres = () => startPostgres({ dir: join(dir, 'postgres'), durable });
  const privateRedis = () => startRedis({ dir: join(dir, 'redis') });
  try {
    const databaseUrl = (await postgresAnswers(postgres)) ? postgres : keep(await privatePostgres());
    const redisUrl = (await redisAnswers(redis)) ? redis : keep(await privateRedis());
    return { databaseUrl, redisUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
