import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from '../scene.ts';
import { oneOf } from './dice.ts';
import { employeeChanges } from './employee-changes.ts';
import type { Tally } from './line.ts';
import { salonChanges } from './salon-changes.ts';
import type { Salon } from './salons.ts';
import { serviceChanges } from './service-changes.ts';

const HANDS = 8;

export type Plan = { readonly changes: number; readonly kills: number };

/** Random changes in random salons by eight hands, and the host killed again and again meanwhile. */
export const makeChanges = async (
  { host }: Scene,
  salons: readonly Salon[],
  { changes, kills }: Plan,
  tally: Tally,
): Promise<number> => {
  const every = Math.ceil(changes / (kills + 1));
  let killed = 0;
  let killing = Promise.resolve();

  const kill = async (before: Promise<void>): Promise<void> => {
    await before;
    // Not always at the same place in a call or in the digestion of an event.
    await pause(Math.random() * 60);
    await host.kill();
    killed += 1;
    await host.start();
  };
  const hand = async (): Promise<void> => {
    while (tally.done < changes) {
      const change = oneOf(oneOf([salonChanges, serviceChanges, employeeChanges]));
      if (!(await change(oneOf(salons)))) continue;
      tally.done += 1;
      if (tally.done % every === 0 && tally.done / every <= kills) killing = kill(killing);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  await killing;
  return killed;
};
