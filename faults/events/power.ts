import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDisk, whyNoDisk } from '../disk.ts';
import { type Actors, play } from './scene.ts';

export type PowerPlan = { readonly messages: number; readonly cuts: number };

/**
 * The machine loses its power while messages arrive: the disk under PostgreSQL is cut off, and the
 * database and the host die with it. Where no such disk can be made, all of PostgreSQL's processes are
 * killed at once instead, and the result says so.
 */
export const powerDrill = async (folder: string, { messages, cuts }: PowerPlan) => {
  const why = whyNoDisk(folder);
  await using stack = new AsyncDisposableStack();
  const disk = why === null ? stack.adopt(openDisk(folder, 768), (it) => it.close()) : null;
  const every = Math.ceil(messages / (cuts + 1));
  let done = 0;

  const cut = async ({ postgres, host }: Actors): Promise<void> => {
    await pause(Math.random() * 60);
    disk?.cut();
    await Promise.all([postgres.kill('SIGKILL'), host.kill()]);
    await disk?.powerOn();
    await postgres.restart();
    await host.start();
    done += 1;
  };

  const outcome = await play({
    databaseFolder: join(disk?.mount ?? folder, 'database'),
    folder,
    messages,
    deaths: () => done,
    interfere: (taken, actors) => (taken % every === 0 && taken / every <= cuts ? () => cut(actors) : null),
  });
  const method = disk ? 'file system cut off' : `process group killed, because: ${why}`;
  return { ...outcome, cuts: done, method };
};
