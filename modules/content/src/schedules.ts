import { every } from '@ayna/kernel/module';
import { deleteOldMessages } from './actions/delete-old-messages.ts';

export const schedules = [every('11 4 * * *', 'delete-old-messages', deleteOldMessages)];
