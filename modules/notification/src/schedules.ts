import { every } from '@ayna/kernel/module';
import { checkUnconfirmedSms } from './actions/check-unconfirmed-sms.ts';
import { deleteOldMessages } from './actions/delete-old-messages.ts';
import { resumeDeliveries } from './actions/resume-deliveries.ts';
import { sweepBudgets } from './actions/sweep-budgets.ts';

// pg-boss stores the schedule under this name. A new name would leave the old schedule without a worker.
export const schedules = [
  every('* * * * *', 'ask-after-doubtful', checkUnconfirmedSms),
  every('* * * * *', 'resume-deliveries', resumeDeliveries),
  every('17 * * * *', 'sweep-budgets', sweepBudgets),
  every('31 3 * * *', 'delete-old-messages', deleteOldMessages),
];
