import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Actors, play } from './scene.ts';

export type KillPlan = { readonly messages: number; readonly kills: number };

/** Messages arrive while the host is killed again and again, and PostgreSQL is restarted in mid-run. */
export const killDrill = async (folder: string, { messages, kills }: KillPlan) => {
  const done = { kills: 0, restarts: 0 };
  const every = Math.ceil(messages / (kills + 1));

  const kill = async ({ host }: Actors): Promise<void> => {
    // Not always at the same place in a call or a delivery.
    await pause(Math.random() * 60);
    await host.kill();
    done.kills += 1;
    await host.start();
  };
  const restart = async ({ postgres }: Actors): Promise<void> => {
    await postgres.restart();
    done.restarts += 1;
  };

  const outcome = await play({
    databaseFolder: join(folder, 'postgres'),
    folder,
    messages,
    deaths: () => done.kills,
    interfere: (taken, actors) => {
      if (taken === Math.floor(messages / 2) + 7) return () => restart(actors);
      return taken % every === 0 && taken / every <= kills ? () => kill(actors) : null;
    },
  });
  return { ...outcome, ...done };
};
