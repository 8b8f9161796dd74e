import type { Settings } from '@ayna/kernel/module';
import { type Plan, type PlanOptions, planOf } from './plan.ts';
import { steps } from './steps.ts';

/** Demo data may be lost with the machine: it is not worth a wait for the disk after each row. */
const hurried = (url: string): string => {
  const address = new URL(url);
  address.searchParams.set('options', '-c synchronous_commit=off');
  return address.href;
};

/** Fills a migrated database: each module's step, in the order in which they stand on each other. */
export const plant = async (
  url: string,
  options: PlanOptions,
  say: (line: string) => void,
  settings: Settings,
): Promise<Plan> => {
  const plan = planOf(options);
  for (const { name, run } of steps) {
    const made = await run(hurried(url), plan, settings);
    say(`${name}: ${made}`);
  }
  return plan;
};
