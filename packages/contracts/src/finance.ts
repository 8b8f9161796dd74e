import * as z from 'zod/mini';
import { contract, del, get, patch, post } from './core/contract.ts';
import { liraSum } from './core/money.ts';
import { code, nothing, queryInt } from './core/shapes.ts';
import { newTransaction, transaction, transactionCategory, transactionType } from './core/transactions.ts';
import { wallClock } from './core/wall-clock.ts';
import { member } from './core/who.ts';

export { newTransaction } from './core/transactions.ts';

export type Transaction = z.output<typeof transaction>;

const inSalon = z.object({ salonCode: code });
const named = z.object({ id: code });

/** What came in less what went out, which may be below nothing. */
const difference = z.number().check(z.multipleOf(0.01));

const total = z.object({ income: liraSum, expense: liraSum, difference });

/** A day, or a moment whose day is meant. */
const dayOf = z.pipe(
  z.string().check(z.maxLength(30)),
  z.pipe(
    z.transform((text: string) => text.slice(0, 10)),
    z.iso.date(),
  ),
);

const month = queryInt.check(z.refine((number) => number >= 1 && number <= 12));
const year = queryInt.check(z.refine((number) => number >= 2000 && number <= 2100));

/** Every path answers without its `/api` too, as the first clients call them. */
export const finance = contract('finance', {
  bySalon: get('/api/Transaction/by-salon/:salonCode', {
    who: member('params.salonCode', 'manage-finance'),
    summary: 'Transactions of the salon, newest first',
    params: inSalon,
    query: z.object({
      employeeCode: z.optional(code),
      productCode: z.optional(code),
      category: z.optional(transactionCategory),
      type: z.optional(transactionType),
      status: z.optional(z.enum(['true', 'false'])),
      startDate: z.optional(dayOf),
      endDate: z.optional(dayOf),
    }),
    bare: true,
    answer: z.array(transaction),
  }),
  balance: get('/api/Balance/by-salon/:salonCode', {
    who: member('params.salonCode', 'manage-finance'),
    summary: 'What was paid in and out in all, and what is still due',
    params: inSalon,
    bare: true,
    answer: z.object({ ...total.shape, due: total }),
  }),
  monthlyReport: get('/api/Transaction/monthly-report', {
    who: member('query.salonCode', 'manage-finance', 'view-reports'),
    summary: "A month's paid transactions by category, by day and by performer, with the month before",
    query: z.object({ salonCode: code, year, month }),
    bare: true,
    answer: z.object({
      ...total.shape,
      byCategory: z.array(
        z.object({ type: transactionType, category: transactionCategory, amount: liraSum, count: z.int() }),
      ),
      byDay: z.array(z.object({ date: z.iso.date(), income: liraSum, expense: liraSum })),
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
    summary: "A month's paid sums, and those of the month before",
    query: z.object({ year, month }),
    bare: true,
    answer: z.object({ ...total.shape, before: total }),
  }),
  create: post('/api/Transaction', {
    who: member('body.salonCode', 'manage-finance'),
    summary: 'Records an income or an expense',
    body: newTransaction,
    bare: true,
    answer: transaction,
    once: true,
  }),
  setStatus: patch('/api/Transaction/:id/status', {
    who: member('active', 'manage-finance'),
    summary: 'Marks a transaction as paid on a day',
    params: named,
    body: z.object({ status: z.literal(true), paidDate: z.optional(z.union([z.iso.date(), wallClock])) }),
    bare: true,
    answer: transaction,
  }),
  remove: del('/api/Transaction/:id', {
    who: member('active', 'manage-finance'),
    summary: 'Takes a transaction out of the books; it can be brought back',
    params: named,
    bare: true,
    answer: nothing,
  }),
  restore: post('/api/Transaction/restore/:id', {
    who: member('active', 'manage-finance'),
    summary: 'Brings a transaction back',
    params: named,
    answer: transaction,
  }),
});
