import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findDiskObstacle, mountDisk } from '../power-cut-disk.ts';
import { runScenario, type Servers } from './scenario.ts';

export type PowerPlan = { readonly messages: number; readonly cuts: number };

/**
 * Simulates power losses while messages arrive: the disk under PostgreSQL is cut off, and the
 * database and the host are killed. If no such disk can be mounted, all processes of PostgreSQL are
 * killed at once instead, and the result says so.
 */
export const runPowerDrill = async (folder: string, { messages, cuts }: PowerPlan) => {
  const obstacle = findDiskObstacle(folder);
  await using stack = new AsyncDisposableStack();
  const disk = obstacle === null ? stack.adopt(mountDisk(folder, 768), (it) => it.close()) : null;
  const cutEvery = Math.ceil(messages / (cuts + 1));
  let done = 0;

  const cut = async ({ postgres, host }: Servers): Promise<void> => {
    await pause(Math.random() * 60);
    disk?.cut();
    await Promise.all([postgres.kill('SIGKILL'), host.kill()]);
    await disk?.powerOn();
    await postgres.restart();
    await host.start();
    done += 1;
  };

  const outcome = await runScenario({
    databaseFolder: join(disk?.mount ?? folder, 'database'),
    folder,
    messages,
    deaths: () => done,
    nextFault: (acknowledged, servers) =>
      acknowledged % cutEvery === 0 && acknowledged / cutEvery <= cuts ? () => cut(servers) : null,
  });
  const method = disk ? 'file system cut off' : `process group killed, because: ${obstacle}`;
  return { ...outcome, cuts: done, method };
};
