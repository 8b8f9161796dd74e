import * as z from 'zod/mini';
import { event } from './core/event.ts';
import { lira, liraSum } from './core/money.ts';
import { code } from './core/shapes.ts';
import { transactionCategory, transactionType } from './core/transactions.ts';
import { calendarDate, calendarMonth } from './core/wall-clock.ts';

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

/** A recurring expense was added, changed or removed, or one of its months was skipped. */
export const recurringChanged = event('finance.recurring-changed', {
  data: z.object({ code, version: z.int(), gone: z.boolean() }),
  signal: ({ code, version }) => ({ code, version }),
});

/** Which photo a transaction has as its receipt now; null if none. */
export const receiptSet = event('finance.receipt-set', {
  data: z.object({ code, version: z.int(), receiptCode: z.nullable(code) }),
});
/** A day or a month was closed or opened again. `version` is 1 for closed and 2 for opened. */
export const financeClosed = event('finance.closed', {
  data: z.object({
    code,
    version: z.int(),
    of: z.enum(['day', 'month']),
    /** The day, or the first day of the month. */
    day: calendarDate,
  }),
  signal: ({ code, version }) => ({ code, version }),
});

const monthTotal = z.object({ income: liraSum, expense: liraSum, difference: z.number() });

/** The owner of a salon is to get the report of a month, which is over, by mail. */
export const reportRequested = event('report.requested', {
  data: z.object({
    month: calendarMonth,
    to: z.string(),
    salonName: z.string(),
    paid: monthTotal,
    before: monthTotal,
    due: monthTotal,
  }),
});
