import type { Settings } from '@ayna/kernel/module';
import { type Plan, type PlanOptions, planSalons } from './plan.ts';
import { steps } from './steps.ts';

/** Demo data may be lost in a crash, so commits need not wait for the disk. */
const withoutDiskWait = (url: string): string => {
  const address = new URL(url);
  address.searchParams.set('options', '-c synchronous_commit=off');
  return address.href;
};

/** Fills a migrated database, one step for each module, in the order of their dependencies. */
export const seedDatabase = async (
  url: string,
  options: PlanOptions,
  print: (line: string) => void,
  settings: Settings,
): Promise<Plan> => {
  const plan = planSalons(options);
  for (const { name, run } of steps) {
    const summary = await run(withoutDiskWait(url), plan, settings);
    print(`${name}: ${summary}`);
  }
  return plan;
};
