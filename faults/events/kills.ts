import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runScenario, type Servers } from './scenario.ts';

export type KillPlan = { readonly messages: number; readonly kills: number };

/** Messages arrive while the host is killed repeatedly and PostgreSQL is restarted halfway. */
export const runKillDrill = async (folder: string, { messages, kills }: KillPlan) => {
  const done = { kills: 0, restarts: 0 };
  const killEvery = Math.ceil(messages / (kills + 1));

  const kill = async ({ host }: Servers): Promise<void> => {
    // A random delay, so that the kill hits different points of a call or a delivery.
    await pause(Math.random() * 60);
    await host.kill();
    done.kills += 1;
    await host.start();
  };
  const restart = async ({ postgres }: Servers): Promise<void> => {
    await postgres.restart();
    done.restarts += 1;
  };

  const outcome = await runScenario({
    databaseFolder: join(folder, 'postgres'),
    folder,
    messages,
    deaths: () => done.kills,
    nextFault: (acknowledged, servers) => {
      if (acknowledged === Math.floor(messages / 2) + 7) return () => restart(servers);
      return acknowledged % killEvery === 0 && acknowledged / killEvery <= kills ? () => kill(servers) : null;
    },
  });
  return { ...outcome, ...done };
};
