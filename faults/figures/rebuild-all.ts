import { modules } from '@ayna/api/modules';
import { moduleCalls } from '@ayna/contracts/module-calls';
import { rebuildFigures } from '@ayna/kernel/figures/rebuild';
import { readEnv } from '@ayna/kernel/host/env';
import { startHost } from '@ayna/kernel/host/start';
import type { TestProduct } from '../test-product.ts';

/** Counts all figures again, as `pnpm rebuild-figures` does while salons work. */
export const rebuildAll = async ({ env }: TestProduct): Promise<void> => {
  const host = await startHost({
    env: readEnv({ ...env, PORT: '0', LOG_LEVEL: 'warn', DRAIN_MS: '0' }),
    settings: env,
    modules,
    moduleCalls,
  });
  try {
    for (const module of modules)
      if (module.figures.length > 0) await rebuildFigures(host.ctxFor(module.name), module);
  } finally {
    await host.stop();
  }
};
