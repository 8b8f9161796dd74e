import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killDrill } from './kills.ts';
import { powerDrill } from './power.ts';

/** An answer once given stays true, and its effects happen: through kills, restarts and power cuts. */
export const drill = async (short: boolean) => {
  const folder = mkdtempSync(join(tmpdir(), 'ayna-faults-'));
  chmodSync(folder, 0o755); // the user postgres must reach its directory in it
  try {
    const kills = await killDrill(
      folder,
      short ? { messages: 200, kills: 3 } : { messages: 2_000, kills: 20 },
    );
    console.log(JSON.stringify({ kills }));
    // Nobody dies here, so nothing may go out twice.
    const restart = await killDrill(join(folder, 'restart'), { messages: 200, kills: 0 });
    console.log(JSON.stringify({ restart }));
    const power = await powerDrill(folder, short ? { messages: 100, cuts: 1 } : { messages: 1_000, cuts: 5 });
    return { name: 'events', passed: kills.passed && restart.passed && power.passed, kills, restart, power };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
