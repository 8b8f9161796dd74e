import { every } from '@ayna/kernel/module';
import { deleteOldHistory } from './actions/delete-old-history.ts';
import { loadHolidays } from './actions/load-holidays.ts';
import { pruneOld } from './actions/prune-occupancy.ts';

export const schedules = [
  every('23 3 * * *', 'learn-holidays', loadHolidays),
  every('37 3 * * *', 'prune-occupancy', pruneOld),
  every('51 3 * * *', 'delete-old-history', deleteOldHistory),
];
