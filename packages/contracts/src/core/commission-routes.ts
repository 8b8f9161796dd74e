import * as z from 'zod/mini';
import { commissionMonth, commissionPreview, commissionRuleSet, commissionStatement } from './commissions.ts';
import { get, post, put } from './contract.ts';
import { paymentKind } from './settlements.ts';
import { code } from './shapes.ts';
import { calendarDate, calendarMonth } from './wall-clock.ts';
import { member } from './who.ts';

// Commissions, used by `@ayna/contracts/finance`.

const salonParams = z.object({ salonCode: code });

export const commissionRoutes = {
  commissions: get('/api/Commission/by-salon/:salonCode', {
    who: member('params.salonCode'),
    summary: "A month's statements: of everybody with manage-finance, else the member's own",
    params: salonParams,
    query: z.object({ month: calendarMonth }),
    response: commissionMonth,
  }),
  commissionRules: get('/api/Commission/rules/:salonCode', {
    who: member('params.salonCode', 'manage-finance'),
    summary: 'All rules of all employees, newest first',
    params: salonParams,
    response: z.array(commissionRuleSet).check(z.maxLength(5000)),
  }),
  saveCommissionRules: put('/api/Commission/rules', {
    who: member('body.salonCode', 'manage-finance'),
    summary: "Sets an employee's rules from a day on; never from a day of a closed month",
    body: z.object({ salonCode: code, ...commissionRuleSet.shape }),
    response: commissionRuleSet,
  }),
  previewCommission: post('/api/Commission/preview', {
    who: member('body.salonCode', 'manage-finance'),
    summary: 'What rules would bring to an employee this month; saves nothing',
    body: z.object({ salonCode: code, ...commissionRuleSet.shape }),
    response: commissionPreview,
  }),
  payCommission: post('/api/Commission/pay', {
    who: member('body.salonCode', 'manage-finance'),
    summary: 'Records what a closed month owes to an employee as a Salary expense, once',
    body: z.object({
      salonCode: code,
      month: calendarMonth,
      employeeCode: code,
      paidDate: calendarDate,
      /** How it was paid; cash if it is missing. */
      paymentKind: z.optional(paymentKind),
    }),
    response: commissionStatement,
    idempotent: true,
  }),
};
