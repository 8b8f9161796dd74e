import { every } from '@ayna/kernel/module';
import { checkUnconfirmedSms } from './actions/check-unconfirmed-sms.ts';

// pg-boss stores the schedule under this name. A new name would leave the old schedule without a worker.
export const schedules = [every('* * * * *', 'ask-after-doubtful', checkUnconfirmedSms)];
