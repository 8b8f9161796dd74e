// pnpm rebuild-figures [MODULE]           counts the kept figures of one module, or of all, again from its rows
// pnpm rebuild-figures [MODULE] --drift   only prints in how many rows they differ
// Changes may go on while it runs. Needs the host's settings (DATABASE_URL, REDIS_URL, HOST_SECRET).
import { modules } from '@ayna/api/modules';
import { moduleCalls } from '@ayna/contracts/module-calls';
import { FIRST_DAY, figuresDrift } from '@ayna/kernel/figures/drift';
import { rebuildFigures } from '@ayna/kernel/figures/rebuild';
import { readEnv } from '@ayna/kernel/host/env';
import { startHost } from '@ayna/kernel/host/start';

const [name] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const selected = modules.filter((module) => module.figures.length > 0 && (!name || module.name === name));
if (selected.length === 0) throw new Error(`no module with figures: ${name}`);

const env = { ...readEnv({ LOG_LEVEL: 'warn', ...process.env }), PORT: 0 };
const host = await startHost({ env, settings: process.env, modules, moduleCalls });
try {
  for (const module of selected) {
    const ctx = host.ctxFor(module.name);
    if (process.argv.includes('--drift'))
      for (const figures of module.figures)
        console.log(module.name, figures.table, await figuresDrift(ctx, figures, FIRST_DAY));
    else console.log(module.name, JSON.stringify(await rebuildFigures(ctx, module)));
  }
} finally {
  await host.stop();
}
