import * as z from 'zod/mini';
import { commissionRoutes } from './core/commission-routes.ts';
import { contract, del, get, patch, post, put } from './core/contract.ts';
import { dayEndRoutes } from './core/day-end-routes.ts';
import { financeFigureRoutes } from './core/finance-figure-routes.ts';
import { recurringExpenseRoutes } from './core/recurring-expense-routes.ts';
import { month, reportRoutes, total, year } from './core/report-routes.ts';
import { settlementRoutes } from './core/settlement-routes.ts';
import { paymentKind } from './core/settlements.ts';
import { code, emptyObject } from './core/shapes.ts';
import {
  newTransaction,
  removedTransaction,
  transaction,
  transactionCategory,
  transactionType,
} from './core/transactions.ts';
import { dateOfMoment, longestSpan } from './core/wall-clock.ts';
import { member } from './core/who.ts';

export type { FinanceFigures } from './core/finance-figure-routes.ts';
export {
  type RecurringExpense,
  type RecurringProposal,
  recurringForm,
} from './core/recurring-expense-routes.ts';
export type {
  Discount,
  DiscountReason,
  Payment,
  PaymentKind,
  SettlementForm,
  VisitService,
  VisitSettlement,
} from './core/settlements.ts';
export { newTransaction } from './core/transactions.ts';

export type Transaction = z.output<typeof transaction>;
export type RemovedTransaction = z.output<typeof removedTransaction>;

const salonParams = z.object({ salonCode: code });
const idParams = z.object({ id: code });

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
  ...reportRoutes,
  monthlyStats: get('/api/Transaction/monthly-finance-stats', {
    who: member('active', 'manage-finance', 'view-reports'),
    summary: "A month's paid totals, with the month before",
    query: z.object({ year, month }),
    withoutApiPrefix: true,
    response: z.object({ ...total.shape, before: total }),
  }),
  ...financeFigureRoutes,
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
    body: z.object({
      status: z.literal(true),
      paidDate: z.optional(dateOfMoment),
      /** How it was paid; cash if it is missing. */
      paymentKind: z.optional(paymentKind),
    }),
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
  removed: get('/api/Transaction/removed/:salonCode', {
    who: member('params.salonCode', 'manage-finance'),
    summary: 'What was removed within the last 24 hours, the latest first, at most 100',
    params: salonParams,
    response: z.array(removedTransaction).check(z.maxLength(100)),
  }),
  restore: post('/api/Transaction/restore/:id', {
    who: member('active', 'manage-finance'),
    summary: 'Restores a transaction',
    params: idParams,
    response: transaction,
  }),
  ...settlementRoutes,
  setReceipt: put('/api/Transaction/:id/receipt', {
    who: member('active', 'manage-finance'),
    summary: "Attaches the photo of a transaction's receipt, replaces it, or detaches it",
    params: idParams,
    body: z.object({ receiptCode: z.nullable(code) }),
    response: transaction,
  }),
  ...recurringExpenseRoutes,
  ...dayEndRoutes,
  ...commissionRoutes,
});
