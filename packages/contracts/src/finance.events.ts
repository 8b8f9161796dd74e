import * as z from 'zod/mini';
import { event } from './core/event.ts';
import { lira } from './core/money.ts';
import { code } from './core/shapes.ts';
import { transactionCategory, transactionType } from './core/transactions.ts';
import { calendarDate } from './core/wall-clock.ts';

/** A transaction was created, changed or removed. */
export const financeRecorded = event('finance.recorded', {
  data: z.object({
    code,
    version: z.int(),
    gone: z.boolean(),
    type: transactionType,
    category: transactionCategory,
    status: z.boolean(),
    amount: lira,
    date: calendarDate,
    appointmentCode: z.nullable(code),
  }),
  signal: ({ code, version }) => ({ code, version }),
});
