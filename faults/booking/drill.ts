import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openScene } from '../scene.ts';
import type { Plan } from './clients.ts';
import { play } from './play.ts';

const run = async (hosts: 1 | 2, plan: Plan) => {
  const folder = mkdtempSync(join(tmpdir(), 'ayna-faults-'));
  chmodSync(folder, 0o755); // the user postgres must reach its directory in it
  try {
    await using scene = await openScene(folder, { hosts });
    return await play(scene, plan);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Nobody is booked twice, and what was answered stays true, whatever dies in between: in one process, and in two
 * between which the clients change. How fast it is counts in the full form only, on a machine of its own.
 */
export const drill = async (short: boolean) => {
  const seed = randomInt(1_000_000);
  if (short) {
    const two = await run(2, { operations: 600, kills: 3, seed });
    return { name: 'booking', passed: two.sound, two };
  }
  const plan = { operations: 10_000, kills: 20, seed };
  const one = await run(1, plan);
  console.log(JSON.stringify({ one }));
  const two = await run(2, plan);
  const passed = [one, two].every(({ sound, fast }) => sound && fast);
  return { name: 'booking', passed, one, two };
};
