import { every } from '@ayna/kernel/module';
import { remindRenewals } from './actions/remind-renewals.ts';
import { renewTerms } from './actions/renew-terms.ts';
import { sweepOrders } from './actions/sweep-orders.ts';

// pg-boss stores the schedule under this name. A new name would leave the old schedule without a worker.
export const schedules = [
  every('* * * * *', 'sweep-orders', sweepOrders),
  every('* * * * *', 'renew-terms', renewTerms),
  every('5 * * * *', 'remind-renewals', remindRenewals),
];
