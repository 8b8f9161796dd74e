import { modules } from '@ayna/api/modules';
import { asks } from '@ayna/contracts/asks';
import { type Drift, driftOf } from '@ayna/kernel/copies/drift';
import { readEnv } from '@ayna/kernel/host/env';
import { startHost } from '@ayna/kernel/host/start';
import type { Scene } from '../scene.ts';

/** What the product itself says every night of how far its copies are from their owners. */
export const driftNow = async ({ env }: Scene): Promise<Record<string, Drift>> => {
  const host = await startHost({
    env: readEnv({ ...env, PORT: '0', LOG_LEVEL: 'warn', DRAIN_MS: '0' }),
    settings: env,
    modules,
    asks,
  });
  try {
    const all: Record<string, Drift> = {};
    for (const { name, copies } of modules)
      for (const copy of copies) all[`${name}.${copy.table}`] = await driftOf(host.ctxFor(name), name, copy);
    return all;
  } finally {
    await host.stop();
  }
};
