import { every } from '@ayna/kernel/module';
import { sweep } from './actions/sweep.ts';

export const schedules = [every('41 3 * * *', 'sweep', sweep)];
