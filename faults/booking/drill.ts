import { randomInt } from 'node:crypto';
import { report, withDrillFolder } from '../drill-folder.ts';
import { startTestProduct } from '../test-product.ts';
import type { Plan } from './clients.ts';
import { runScenario } from './scenario.ts';

const runWithHosts = (hosts: 1 | 2, plan: Plan) =>
  withDrillFolder(async (folder) => {
    await using product = await startTestProduct(folder, { hosts });
    return await runScenario(product, plan);
  });

/**
 * No employee is booked twice and every acknowledged response stays true while hosts are killed, in one process and
 * in two between which the clients switch. Speed counts only in the full form, on an otherwise idle machine.
 */
export const runDrill = async (short: boolean) => {
  const seed = randomInt(1_000_000);
  if (short) {
    const two = await runWithHosts(2, { operations: 600, kills: 3, seed });
    return { name: 'booking', passed: two.sound, two };
  }
  const plan = { operations: 10_000, kills: 20, seed };
  const one = report('one', await runWithHosts(1, plan));
  const two = await runWithHosts(2, plan);
  const passed = [one, two].every(({ sound, fast }) => sound && fast);
  return { name: 'booking', passed, one, two };
};
