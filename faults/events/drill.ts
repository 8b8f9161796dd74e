import { join } from 'node:path';
import { report, withDrillFolder } from '../drill-folder.ts';
import { runKillDrill } from './kills.ts';
import { runPowerDrill } from './power.ts';

/** An acknowledged message is kept and its effects happen, through kills, restarts and power cuts. */
export const runDrill = (short: boolean) =>
  withDrillFolder(async (folder) => {
    const kills = report(
      'kills',
      await runKillDrill(folder, short ? { messages: 200, kills: 3 } : { messages: 2_000, kills: 20 }),
    );
    // No process is killed here, so no mail may go out twice.
    const restart = report(
      'restart',
      await runKillDrill(join(folder, 'restart'), { messages: 200, kills: 0 }),
    );
    const power = await runPowerDrill(
      folder,
      short ? { messages: 100, cuts: 1 } : { messages: 1_000, cuts: 5 },
    );
    return { name: 'events', passed: kills.passed && restart.passed && power.passed, kills, restart, power };
  });
