import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from '../scene.ts';
import type { Journal } from './journal.ts';
import { type Meter, openLine } from './line.ts';
import { perform } from './operations.ts';
import type { Salon } from './salon.ts';

const CLIENTS = 32;

export type Plan = { readonly operations: number; readonly kills: number; readonly seed: number };

/** The hosts die in turn, each while the next operations run, and are started again. */
const killsOf = ({ hosts }: Scene, { operations, kills }: Plan, { deaths }: Meter) => {
  const every = Math.ceil(operations / (kills + 1));
  const all: Promise<void>[] = [];
  const kill = async (before: Promise<void> | undefined, number: number): Promise<void> => {
    await before;
    // Not always at the same place in a call.
    await pause(Math.random() * 60);
    const host = hosts[number % hosts.length];
    const at = performance.now();
    await host?.kill();
    await host?.start();
    deaths.push({ at, servedAgain: performance.now() });
  };
  return {
    all,
    /** Before each operation: begins the kill that is due, and lets nobody run ahead of the one before. */
    async before(index: number): Promise<void> {
      const due = Math.min(kills, Math.floor(index / every));
      if (due > all.length) all.push(kill(all.at(-1), all.length));
      await all[due - 2];
    },
  };
};

/** All operations by 32 clients at once, each with the next as soon as its last was answered. */
export const runClients = async (
  scene: Scene,
  plan: Plan,
  { salon, journal, meter }: { salon: Salon; journal: Journal; meter: Meter },
): Promise<number> => {
  const urls = scene.hosts.map(({ url }) => url);
  const killing = killsOf(scene, plan, meter);
  let next = 0;
  const client = async (number: number): Promise<void> => {
    const line = openLine(urls, meter, number);
    while (next < plan.operations) {
      const index = next;
      next += 1;
      await killing.before(index);
      await perform(index, plan, { salon, journal, line });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  await Promise.all(killing.all);
  return killing.all.length;
};
