import * as z from 'zod/mini';
import { get } from './contract.ts';
import { liraSum } from './money.ts';
import { code } from './shapes.ts';
import { transactionCategory, transactionType } from './transactions.ts';
import { calendarDate, spanChecks } from './wall-clock.ts';
import { member } from './who.ts';

// The route of `@ayna/contracts/finance` that answers statistics from the figures that are kept for each day.

const count = z.int().check(z.gte(0));

const financeFigures = z.object({
  income: liraSum,
  expense: liraSum,
  /** Every day of the span. */
  byDay: z.array(z.object({ date: calendarDate, income: liraSum, expense: liraSum })),
  /** Incomes first, the highest first; so are performers and products. */
  byCategory: z.array(
    z.object({ type: transactionType, category: transactionCategory, amount: liraSum, count }),
  ),
  byPerformer: z.array(
    z.object({ employeeCode: code, name: z.string(), lastname: z.string(), income: liraSum, count }),
  ),
  /**
   * Sales less returns, so either may be negative. The amount is what was paid, the quantity counts sales that are
   * still due too.
   */
  byProduct: z.array(
    z.object({
      productCode: code,
      name: z.string(),
      amount: z.number().check(z.multipleOf(0.01)),
      quantity: z.number(),
    }),
  ),
  /** Not paid yet, with a date in the span. */
  due: z.object({ income: liraSum, expense: liraSum }),
});

export type FinanceFigures = z.output<typeof financeFigures>;

export const financeFigureRoutes = {
  figures: get('/api/Transaction/figures/:salonCode', {
    who: member('params.salonCode', 'manage-finance', 'view-reports'),
    summary: 'Kept figures of what was paid between two days, both included, and of what is due there',
    params: z.object({ salonCode: code }),
    query: z.object({ from: calendarDate, to: calendarDate }).check(...spanChecks('from', 'to', 400)),
    response: financeFigures,
  }),
};
