import { every } from '@ayna/kernel/module';
import { giveBackLeftOver } from './actions/give-back-left-over.ts';
import { sweepGone } from './actions/sweep-gone.ts';

export const schedules = [
  every('* * * * *', 'give-back-left-over', giveBackLeftOver),
  every('17 * * * *', 'sweep-gone', sweepGone),
];
