import type { Settings } from '@ayna/kernel/module';
import type { Plan } from './plan.ts';

export type Step = {
  readonly name: string;
  /** Plants one module's share and says what it made; `settings` lead to what the product reaches outside. */
  readonly run: (url: string, plan: Plan, settings: Settings) => Promise<string>;
};
