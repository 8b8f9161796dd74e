import { modules } from '@ayna/api/modules';
import { moduleCalls } from '@ayna/contracts/module-calls';
import { type Drift, driftOf } from '@ayna/kernel/copies/drift';
import { readEnv } from '@ayna/kernel/host/env';
import { startHost } from '@ayna/kernel/host/start';
import type { TestProduct } from '../test-product.ts';

/** Reads the drift of every copy as the product's own nightly job does. */
export const readDrift = async ({ env }: TestProduct): Promise<Record<string, Drift>> => {
  const host = await startHost({
    env: readEnv({ ...env, PORT: '0', LOG_LEVEL: 'warn', DRAIN_MS: '0' }),
    settings: env,
    modules,
    moduleCalls,
  });
  try {
    const drifts: Record<string, Drift> = {};
    for (const { name, copies } of modules)
      for (const copy of copies)
        drifts[`${name}.${copy.table}`] = await driftOf(host.ctxFor(name), name, copy);
    return drifts;
  } finally {
    await host.stop();
  }
};
