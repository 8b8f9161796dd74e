import { randomBytes } from 'node:crypto';
import { modules } from '@ayna/api/modules';
import { moduleCalls } from '@ayna/contracts/module-calls';
import { rebuildCopies } from '@ayna/kernel/copies/rebuild';
import { readEnv } from '@ayna/kernel/host/env';
import { startHost } from '@ayna/kernel/host/start';
import type { Step } from './step.ts';

const modulesWithCopies = modules.filter((module) => module.copies.length > 0);

/** The modules with copies and the owners of the data; no provider is needed for these. */
const names = new Set(
  modulesWithCopies.flatMap(({ name, copies }) => [name, ...copies.map(({ source }) => source.module)]),
);

/** Builds the modules' copies, because seeded rows emit no events. */
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
    const host = await startHost({ env: readEnv(env), settings: env, modules, moduleCalls });
    try {
      let count = 0;
      for (const module of modulesWithCopies) {
        const counts = await rebuildCopies(host.ctxFor(module.name), module);
        count += Object.values(counts).reduce((sum, rows) => sum + rows, 0);
      }
      return String(count);
    } finally {
      await host.stop();
    }
  },
};
