import type { Settings } from '@ayna/kernel/module';
import type { Plan } from './plan.ts';

export type Step = {
  readonly name: string;
  /** Writes one module's demo data and returns a summary; `settings` contain the providers' addresses. */
  readonly run: (url: string, plan: Plan, settings: Settings) => Promise<string>;
};
