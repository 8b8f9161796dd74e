import * as z from 'zod/mini';
import { employeeSnapshot } from './appointments.ts';
import { del, get, post, put } from './contract.ts';
import { lira } from './money.ts';
import { paymentKind } from './settlements.ts';
import { code, emptyObject } from './shapes.ts';
import { singleLineText } from './text-fields.ts';
import { transaction } from './transactions.ts';
import { calendarDate, calendarMonth, spanChecks } from './wall-clock.ts';
import { member } from './who.ts';

// Expenses that come back every month, used by `@ayna/contracts/finance`.

export const recurringCategory = z.enum(['Rent', 'Salary', 'Other']);

const ruleFields = {
  title: singleLineText(2, 120),
  category: recurringCategory,
  amount: lira,
  /** The day of the month; in a shorter month its last day. */
  day: z.int().check(z.gte(1), z.lte(31)),
  startDate: calendarDate,
  /** Null: until it is removed. */
  endDate: z.nullable(calendarDate),
  employeeCode: z._default(z.nullable(code), null),
  employeeSnapshot: z._default(
    z.nullable(z.object({ name: singleLineText(0, 80), lastname: singleLineText(0, 80) })),
    null,
  ),
  /** How it will be paid: what a bank pays never passes the till. */
  paymentKind: z._default(paymentKind, 'cash'),
};

/** A hundred years: as far as the calendar of the contracts reaches. */
const MAX_RULE_DAYS = 36_600;

const startBeforeEnd = spanChecks('startDate', 'endDate', MAX_RULE_DAYS);

export const recurringForm = z.object(ruleFields).check(...startBeforeEnd);

const newRecurring = z.object({ salonCode: code, ...ruleFields }).check(...startBeforeEnd);

const recurringExpense = z.object({
  code,
  title: z.string(),
  category: recurringCategory,
  amount: lira,
  day: z.int(),
  startDate: calendarDate,
  endDate: z.nullable(calendarDate),
  employeeCode: z.nullable(code),
  employeeSnapshot: z.nullable(employeeSnapshot),
  paymentKind,
});

export type RecurringExpense = z.output<typeof recurringExpense>;

/** One month of a rule that nobody has confirmed or skipped yet. */
const proposal = z.object({
  recurringCode: code,
  month: calendarMonth,
  /** The rule's day in that month. */
  date: calendarDate,
  title: z.string(),
  category: recurringCategory,
  amount: lira,
  employeeSnapshot: z.nullable(employeeSnapshot),
});

export type RecurringProposal = z.output<typeof proposal>;

const manager = member('active', 'manage-finance');
const codeParams = z.object({ code });

export const recurringExpenseRoutes = {
  recurring: get('/api/Transaction/recurring/by-salon/:salonCode', {
    who: member('params.salonCode', 'manage-finance'),
    summary:
      'Expenses that come back every month, and their months of the last year that wait for a decision',
    params: z.object({ salonCode: code }),
    response: z.object({ rules: z.array(recurringExpense), proposals: z.array(proposal) }),
  }),
  createRecurring: post('/api/Transaction/recurring', {
    who: member('body.salonCode', 'manage-finance'),
    summary: 'Adds an expense that proposes itself every month',
    body: newRecurring,
    response: recurringExpense,
    idempotent: true,
  }),
  changeRecurring: put('/api/Transaction/recurring/:code', {
    who: manager,
    summary: 'Changes the months to come; recorded ones stay as they are',
    params: codeParams,
    body: recurringForm,
    response: recurringExpense,
  }),
  removeRecurring: del('/api/Transaction/recurring/:code', {
    who: manager,
    summary: 'Ends the proposals of a recurring expense; it can be restored',
    params: codeParams,
    response: emptyObject,
  }),
  restoreRecurring: post('/api/Transaction/recurring/restore/:code', {
    who: manager,
    summary: 'Restores a removed recurring expense',
    params: codeParams,
    response: recurringExpense,
  }),
  confirmRecurring: post('/api/Transaction/recurring/confirm/:code', {
    who: manager,
    summary: "Records a month's expense as paid, once per month; confirmed again, it is the same transaction",
    params: codeParams,
    body: z.object({ month: calendarMonth, amount: lira }),
    response: transaction,
    idempotent: true,
  }),
  skipRecurring: post('/api/Transaction/recurring/skip/:code', {
    who: manager,
    summary: 'Skips a month, or proposes it again',
    params: codeParams,
    body: z.object({ month: calendarMonth, skipped: z.boolean() }),
    response: emptyObject,
  }),
};
