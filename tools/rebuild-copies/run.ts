// pnpm rebuild-copies [MODULE]        makes a module's copies anew from their owners, or all modules'
// pnpm rebuild-copies [MODULE] --drift   only says how far they are from their owners
// Events may go on arriving meanwhile. Needs the host's own settings (DATABASE_URL, REDIS_URL, HOST_SECRET).
import { modules } from '@ayna/api/modules';
import { asks } from '@ayna/contracts/asks';
import { driftOf } from '@ayna/kernel/copies/drift';
import { rebuildCopies } from '@ayna/kernel/copies/rebuild';
import { readEnv } from '@ayna/kernel/host/env';
import { startHost } from '@ayna/kernel/host/start';

const [name] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = modules.filter((module) => !name || module.name === name);
if (chosen.length === 0 && name) throw new Error(`there is no module called ${name}`);

// A host of its own that takes no calls from outside: owners are asked in this process, or where PEERS say.
const env = { ...readEnv({ LOG_LEVEL: 'warn', ...process.env }), PORT: 0 };
const host = await startHost({ env, settings: process.env, modules, asks });
try {
  for (const module of chosen) {
    if (process.argv.includes('--drift')) {
      for (const copy of module.copies) {
        console.log(
          module.name,
          copy.table,
          JSON.stringify(await driftOf(host.ctxFor(module.name), module.name, copy)),
        );
      }
    } else {
      console.log(module.name, JSON.stringify(await rebuildCopies(host.ctxFor(module.name), module)));
    }
  }
} finally {
  await host.stop();
}
