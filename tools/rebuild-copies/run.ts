// pnpm rebuild-copies [MODULE]           rebuilds the copies of one module, or of all, from their owners
// pnpm rebuild-copies [MODULE] --drift   only prints how far the copies differ from their owners
// Events may arrive while it runs. Needs the host's settings (DATABASE_URL, REDIS_URL, HOST_SECRET).
import { modules } from '@ayna/api/modules';
import { moduleCalls } from '@ayna/contracts/module-calls';
import { driftOf } from '@ayna/kernel/copies/drift';
import { rebuildCopies } from '@ayna/kernel/copies/rebuild';
import { readEnv } from '@ayna/kernel/host/env';
import { startHost } from '@ayna/kernel/host/start';

const [name] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const selected = modules.filter((module) => !name || module.name === name);
if (selected.length === 0 && name) throw new Error(`unknown module: ${name}`);

// A separate host on a random port. It calls owners in this process, or at the addresses in PEERS.
const env = { ...readEnv({ LOG_LEVEL: 'warn', ...process.env }), PORT: 0 };
const host = await startHost({ env, settings: process.env, modules, moduleCalls });
try {
  for (const module of selected) {
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
