import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, redisAnswers } from './probe.ts';
import { runService, type Service } from './service.ts';

type RedisOptions = { readonly dir: string; readonly port?: number };

const settings = (values: Record<string, string | number>): string[] =>
  Object.entries(values).flatMap(([name, value]) => [`--${name}`, String(value)]);

/** Starts a private Redis on 127.0.0.1 without persistence; `redis.log` in `dir`. */
export const startRedis = async (options: RedisOptions): Promise<Service> => {
  const { port = await findFreePort() } = options;
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
