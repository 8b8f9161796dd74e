import { every } from '@ayna/kernel/module';
import { reconcileSeats } from './actions/reconcile-seats.ts';

// The name is the job's queue in pg-boss: a new name would leave the old schedule running without a worker.
export const schedules = [every('*/5 * * * *', 'settle-seats', reconcileSeats)];
