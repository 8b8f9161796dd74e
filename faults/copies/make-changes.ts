import { setTimeout as pause } from 'node:timers/promises';
import type { Tally } from '../retrying-caller.ts';
import type { TestProduct } from '../test-product.ts';
import { employeeChanges } from './employee-changes.ts';
import type { Salon } from './open-salon.ts';
import { pickOne } from './random-values.ts';
import { salonChanges } from './salon-changes.ts';
import { serviceChanges } from './service-changes.ts';

const WORKERS = 8;

export type Plan = { readonly changes: number; readonly kills: number };

/** Makes random changes in random salons with eight workers while the host is killed repeatedly. */
export const makeChanges = async (
  { host }: TestProduct,
  salons: readonly Salon[],
  { changes, kills }: Plan,
  tally: Tally,
): Promise<number> => {
  const killEvery = Math.ceil(changes / (kills + 1));
  let killed = 0;
  let pendingKill = Promise.resolve();

  const kill = async (before: Promise<void>): Promise<void> => {
    await before;
    // A random delay, so that the kill hits different points of a call or of an event handler.
    await pause(Math.random() * 60);
    await host.kill();
    killed += 1;
    await host.start();
  };
  const runWorker = async (): Promise<void> => {
    while (tally.done < changes) {
      const change = pickOne(pickOne([salonChanges, serviceChanges, employeeChanges]));
      if (!(await change(pickOne(salons)))) continue;
      tally.done += 1;
      if (tally.done % killEvery === 0 && tally.done / killEvery <= kills) pendingKill = kill(pendingKill);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, runWorker));
  await pendingKill;
  return killed;
};
