import type { Plan } from './plan.ts';

export type Step = {
  readonly name: string;
  /** Plants one module's share and says what it made. */
  readonly run: (url: string, plan: Plan) => Promise<string>;
};
