import * as z from 'zod/mini';
import { contract, del, get, patch, post } from './core/contract.ts';
import { liraSum } from './core/money.ts';
import { code, emptyObject, queryInt } from './core/shapes.ts';
import { newTransaction, transaction, transactionCategory, transactionType } from './core/transactions.ts';
import { calendarDate, dateOfMoment, longestSpan } from './core/wall-clock.ts';
import { member } from './core/who.ts';

export { newTransaction } from './core/transactions.ts';

export type Transaction = z.output<typeof transaction>;

const salonParams = z.object({ salonCode: code });
const idParams = z.object({ id: code });

/** Income minus expense; may be negative. */
const difference = z.number().check(z.multipleOf(0.01));

const total = z.object({ income: liraSum, expense: liraSum, difference });

const month = queryInt(1, 12);
const year = queryInt(2000, 2100);

/** Paths with `withoutApiPrefix` are also served without `/api`, as the first clients call them. */
export const finance = contract('finance', {
  bySalon: get('/api/Transaction/by-salon/:salonCode', {
    who: member('params.salonCode', 'manage-finance'),
    summary:
      'Transactions of the salon, newest first, for at most 400 days; without dates the last 400 days and all later ones',
    params: salonParams,
    query: z
      .object({
        employeeCode: z.optional(code),
        productCode: z.optional(code),
        category: z.optional(transactionCategory),
        type: z.optional(transactionType),
        status: z.optional(z.enum(['true', 'false'])),
        startDate: z.optional(dateOfMoment),
        endDate: z.optional(dateOfMoment),
      })
      .check(longestSpan('startDate', 'endDate', 400)),
    withoutApiPrefix: true,
    response: z.array(transaction),
  }),
  balance: get('/api/Balance/by-salon/:salonCode', {
    who: member('params.salonCode', 'manage-finance'),
    summary: 'Total paid income and expense, and what is still due',
    params: salonParams,
    withoutApiPrefix: true,
    response: z.object({ ...total.shape, due: total }),
  }),
  monthlyReport: get('/api/Transaction/monthly-report', {
    who: member('query.salonCode', 'manage-finance', 'view-reports'),
    summary: "A month's paid transactions by category, day and performer, with the month before",
    query: z.object({ salonCode: code, year, month }),
    withoutApiPrefix: true,
    response: z.object({
      ...total.shape,
      byCategory: z.array(
        z.object({ type: transactionType, category: transactionCategory, amount: liraSum, count: z.int() }),
      ),
      byDay: z.array(z.object({ date: calendarDate, income: liraSum, expense: liraSum })),
      byPerformer: z.array(
        z.object({
          employeeCode: code,
          name: z.string(),
          lastname: z.string(),
          income: liraSum,
          count: z.int(),
        }),
      ),
      due: total,
      before: total,
    }),
  }),
  monthlyStats: get('/api/Transaction/monthly-finance-stats', {
    who: member('active', 'manage-finance', 'view-reports'),
    summary: "A month's paid totals, with the month before",
    query: z.object({ year, month }),
    withoutApiPrefix: true,
    response: z.object({ ...total.shape, before: total }),
  }),
  create: post('/api/Transaction', {
    who: member('body.salonCode', 'manage-finance'),
    summary: 'Records an income or an expense',
    body: newTransaction,
    withoutApiPrefix: true,
    response: transaction,
    idempotent: true,
  }),
  setStatus: patch('/api/Transaction/:id/status', {
    who: member('active', 'manage-finance'),
    summary: 'Marks a transaction as paid on a day',
    params: idParams,
    body: z.object({ status: z.literal(true), paidDate: z.optional(dateOfMoment) }),
    withoutApiPrefix: true,
    response: transaction,
  }),
  remove: del('/api/Transaction/:id', {
    who: member('active', 'manage-finance'),
    summary: 'Removes a transaction; it can be restored',
    params: idParams,
    withoutApiPrefix: true,
    response: emptyObject,
  }),
  restore: post('/api/Transaction/restore/:id', {
    who: member('active', 'manage-finance'),
    summary: 'Restores a transaction',
    params: idParams,
    response: transaction,
  }),
});
