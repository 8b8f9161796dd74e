import { setTimeout as pause } from 'node:timers/promises';
import type { TestProduct } from '../test-product.ts';
import type { Journal } from './journal.ts';
import type { Salon } from './open-salon.ts';
import { performOperation } from './operations.ts';
import { type CallStats, createCaller } from './retrying-caller.ts';

const CLIENTS = 32;

export type Plan = { readonly operations: number; readonly kills: number; readonly seed: number };

/** Kills and restarts the hosts in turn while operations run. */
const createKiller = ({ hosts }: TestProduct, { operations, kills }: Plan, { deaths }: CallStats) => {
  const killEvery = Math.ceil(operations / (kills + 1));
  const started: Promise<void>[] = [];
  const kill = async (before: Promise<void> | undefined, number: number): Promise<void> => {
    await before;
    // A random delay, so that the kill hits different points of a call.
    await pause(Math.random() * 60);
    const host = hosts[number % hosts.length];
    const at = performance.now();
    await host?.kill();
    await host?.start();
    deaths.push({ at, servedAgain: performance.now() });
  };
  return {
    kills: started,
    /** Called before each operation: starts the kill that is due and waits for the one before the previous kill. */
    async beforeOperation(index: number): Promise<void> {
      const due = Math.min(kills, Math.floor(index / killEvery));
      if (due > started.length) started.push(kill(started.at(-1), started.length));
      await started[due - 2];
    },
  };
};

/** Runs all operations with 32 concurrent clients; each takes the next one as soon as its last is answered. */
export const runClients = async (
  product: TestProduct,
  plan: Plan,
  { salon, journal, stats }: { salon: Salon; journal: Journal; stats: CallStats },
): Promise<number> => {
  const urls = product.hosts.map(({ url }) => url);
  const killer = createKiller(product, plan, stats);
  let next = 0;
  const runClient = async (number: number): Promise<void> => {
    const call = createCaller(urls, stats, number);
    while (next < plan.operations) {
      const index = next;
      next += 1;
      await killer.beforeOperation(index);
      await performOperation(index, plan, { salon, journal, call });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => runClient(number)));
  await Promise.all(killer.kills);
  return killer.kills.length;
};
