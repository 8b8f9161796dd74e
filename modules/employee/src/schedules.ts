import { every } from '@ayna/kernel/module';
import { settleSeats } from './actions/settle-seats.ts';

export const schedules = [every('*/5 * * * *', 'settle-seats', settleSeats)];
