import { every } from '@ayna/kernel/module';
import { askAfterDoubtful } from './actions/ask-after-doubtful.ts';

export const schedules = [every('* * * * *', 'ask-after-doubtful', askAfterDoubtful)];
