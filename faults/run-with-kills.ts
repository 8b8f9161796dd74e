import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../tools/seed/random.ts';
import { runInParallel } from './run-in-parallel.ts';
import type { TestProduct } from './test-product.ts';

const CLIENTS = 32;

type Plan = { readonly steps: number; readonly kills: number };

/** Runs the steps with 32 clients and kills the host evenly between them; returns how often. */
export const runWithKills = async (
  { host }: TestProduct,
  random: Random,
  { steps, kills }: Plan,
  step: () => Promise<void>,
): Promise<number> => {
  const killEvery = Math.floor(steps / (kills + 1));
  let killed = 0;
  let killing = Promise.resolve();
  const kill = async (): Promise<void> => {
    // A random delay, so that the kill hits different points of a call.
    await pause(random.below(60));
    await host.kill();
    await host.start();
    killed += 1;
  };
  const numbers = Array.from({ length: steps }, (_, index) => index);
  await runInParallel(numbers, CLIENTS, async (index) => {
    if (index % killEvery === 0 && index > 0 && index / killEvery <= kills) killing = killing.then(kill);
    await step();
  });
  await killing;
  return killed;
};
