import { every } from '@ayna/kernel/module';
import { sweepExpired } from './actions/sweep-expired.ts';

export const schedules = [every('41 3 * * *', 'sweep', sweepExpired)];
