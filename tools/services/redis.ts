import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, redisAnswers } from './ready.ts';
import { runService, type Service } from './service.ts';

type RedisOptions = { readonly dir: string; readonly port?: number };

const settings = (all: Record<string, string | number>): string[] =>
  Object.entries(all).flatMap(([name, value]) => [`--${name}`, String(value)]);

/** A private Redis on 127.0.0.1 that keeps nothing on disk; `redis.log` in `dir`. */
export const startRedis = async (options: RedisOptions): Promise<Service> => {
  const { port = await freePort() } = options;
  mkdirSync(options.dir, { recursive: true });
  const dir = realpathSync(options.dir);
  return runService({
    name: 'Redis',
    url: `redis://127.0.0.1:${port}`,
    port,
    command: ['redis-server', ...settings({ port, bind: '127.0.0.1', save: '', appendonly: 'no', dir })],
    dir,
    log: join(dir, 'redis.log'),
    stopSignal: 'SIGTERM',
    answers: redisAnswers,
  });
};
