import { type Plan, type PlanOptions, planOf } from './plan.ts';
import { steps } from './steps.ts';

/** Fills a migrated database: each module's step, in the order in which they stand on each other. */
export const plant = async (
  url: string,
  options: PlanOptions,
  say: (line: string) => void,
): Promise<Plan> => {
  const plan = planOf(options);
  for (const { name, run } of steps) {
    const made = await run(url, plan);
    say(`${name}: ${made}`);
  }
  return plan;
};
