import { every } from '@ayna/kernel/module';
import { deleteOldMessages } from './actions/delete-old-messages.ts';
import { deleteOldVisits } from './actions/delete-old-visits.ts';

export const schedules = [
  every('11 4 * * *', 'delete-old-messages', deleteOldMessages),
  every('23 4 * * *', 'delete-old-visits', deleteOldVisits),
];
