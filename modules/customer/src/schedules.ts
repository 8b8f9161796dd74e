import { every } from '@ayna/kernel/module';
import { deleteOldImports } from './actions/delete-old-imports.ts';

// The schedule's name is also the name of its queue in the database, so it stays.
export const schedules = [every('40 3 * * *', 'forget-imports', deleteOldImports)];
