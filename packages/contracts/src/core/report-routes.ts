import * as z from 'zod/mini';
import { get, put } from './contract.ts';
import { liraSum } from './money.ts';
import { code, queryInt } from './shapes.ts';
import { transactionCategory, transactionType } from './transactions.ts';
import { calendarDate } from './wall-clock.ts';
import { member } from './who.ts';

// The monthly report, used by `@ayna/contracts/finance`.

/** Income minus expense; may be negative. */
const difference = z.number().check(z.multipleOf(0.01));

export const total = z.object({ income: liraSum, expense: liraSum, difference });

export const month = queryInt(1, 12);
export const year = queryInt(2000, 2100);

const salonParams = z.object({ salonCode: code });

const reportMail = z.object({
  on: z.boolean(),
  /** The owner has an e-mail address that was confirmed; without one nothing is sent. */
  hasAddress: z.boolean(),
});

export const reportRoutes = {
  monthlyReport: get('/api/Transaction/monthly-report', {
    who: member('query.salonCode', 'manage-finance', 'view-reports'),
    summary:
      "A month's paid transactions by category, day and performer, with the month before and the year before",
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
          /** Of the income: for appointments, and for products. */
          services: liraSum,
          products: liraSum,
        }),
      ),
      due: total,
      before: total,
      /** The same month a year ago. */
      lastYear: total,
    }),
  }),
  reportMail: get('/api/Transaction/report-mail/:salonCode', {
    who: member('params.salonCode', 'manage-finance'),
    summary: "Whether the salon's owner gets each month's report by e-mail",
    params: salonParams,
    response: reportMail,
  }),
  setReportMail: put('/api/Transaction/report-mail/:salonCode', {
    who: member('params.salonCode', 'manage-finance'),
    summary:
      "Switches the owner's monthly report by e-mail on or off; the first comes on the first of next month",
    params: salonParams,
    body: z.object({ on: z.boolean() }),
    response: reportMail,
  }),
};
