import { randomBytes } from 'node:crypto';
import { modules } from '@ayna/api/modules';
import { asks } from '@ayna/contracts/asks';
import { rebuildCopies } from '@ayna/kernel/copies/rebuild';
import { readEnv } from '@ayna/kernel/host/env';
import { startHost } from '@ayna/kernel/host/start';
import type { Step } from './step.ts';

const keeping = modules.filter((module) => module.copies.length > 0);

/** Those who keep copies and those who own what is copied; what is outside of them is not needed here. */
const names = new Set(
  keeping.flatMap(({ name, copies }) => [name, ...copies.map(({ source }) => source.module)]),
);

/** What modules keep of each other. Rows that were planted told nobody of themselves. */
export const copies: Step = {
  name: 'copies',
  run: async (url, _, settings) => {
    const own = {
      NODE_ENV: 'development',
      PORT: '0',
      MODULES: [...names].join(','),
      LOG_LEVEL: 'error',
      HOST_SECRET: randomBytes(32).toString('hex'),
    };
    const redis = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
    const env = { ...own, REDIS_URL: redis, ...settings, DATABASE_URL: url };
    const host = await startHost({ env: readEnv(env), settings: env, modules, asks });
    try {
      let made = 0;
      for (const module of keeping) {
        const counts = await rebuildCopies(host.ctxFor(module.name), module);
        made += Object.values(counts).reduce((sum, count) => sum + count, 0);
      }
      return String(made);
    } finally {
      await host.stop();
    }
  },
};
