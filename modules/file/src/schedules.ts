import { every } from '@ayna/kernel/module';
import { deleteRemovedPictures } from './actions/delete-removed-pictures.ts';
import { releaseUnusedSpendings } from './actions/release-unused-spendings.ts';

// The names are the jobs' queues in pg-boss: a new name would leave the old schedule running without a worker.
export const schedules = [
  every('* * * * *', 'give-back-left-over', releaseUnusedSpendings),
  every('17 * * * *', 'sweep-gone', deleteRemovedPictures),
];
