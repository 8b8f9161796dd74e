import { every } from '@ayna/kernel/module';
import { reconcileYesterday } from './actions/reconcile-yesterday.ts';
import { sweepAttempts } from './actions/sweep-attempts.ts';

// pg-boss stores the schedule under this name. A new name would leave the old schedule without a worker.
export const schedules = [
  every('* * * * *', 'sweep-attempts', sweepAttempts),
  // After the provider has closed its day.
  every('20 6 * * *', 'reconcile-yesterday', reconcileYesterday),
];
