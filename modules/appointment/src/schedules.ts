import { every } from '@ayna/kernel/module';
import { learnHolidays } from './actions/learn-holidays.ts';
import { pruneOld } from './actions/prune-occupancy.ts';

export const schedules = [
  every('23 3 * * *', 'learn-holidays', learnHolidays),
  every('37 3 * * *', 'prune-occupancy', pruneOld),
];
