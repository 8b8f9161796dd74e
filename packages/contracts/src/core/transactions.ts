import * as z from 'zod/mini';
import { employeeSnapshot } from './appointments.ts';
import { lira } from './money.ts';
import { paymentKind } from './settlements.ts';
import { code } from './shapes.ts';
import { multiLineText, singleLineText } from './text-fields.ts';
import { calendarDate, dateOfMoment } from './wall-clock.ts';

// Schemas of a salon's transactions, used by `@ayna/contracts/finance`.

export const transactionType = z.enum(['Income', 'Expense']);
export const transactionCategory = z.enum(['Appointment', 'ProductSale', 'Rent', 'Salary', 'Tip', 'Other']);

/** What a Salary expense is: wages, or an advance on them. */
export const salaryKind = z.enum(['salary', 'advance']);

export type TransactionCategory = z.output<typeof transactionCategory>;

export const newTransaction = z.object({
  salonCode: code,
  type: transactionType,
  category: transactionCategory,
  /** True if paid. */
  status: z.boolean(),
  title: singleLineText(2, 120),
  amount: lira,
  /** The transaction's day in the salon's calendar; a time of day, which the first clients send, is dropped. */
  date: dateOfMoment,
  note: multiLineText(0, 500),
  employeeCode: z._default(z.nullable(code), null),
  employeeSnapshot: z._default(
    z.nullable(z.object({ name: singleLineText(0, 80), lastname: singleLineText(0, 80) })),
    null,
  ),
  productCode: z._default(z.nullable(code), null),
  /**
   * If this appointment already has an income, the response is that income. Without it, an income of the category
   * Appointment is matched to a completion by the same person, of the same day and amount.
   */
  appointmentCode: z._default(z.nullable(code), null),
  /** Ignored unless it is an expense of the category Salary, which is wages without it. */
  salaryKind: z._default(z.nullable(salaryKind), null),
  /** A photo that `POST /api/File/receipt` has stored. */
  receiptCode: z._default(z.nullable(code), null),
  /** How it was paid, if it is; cash if it is missing. */
  paymentKind: z.optional(paymentKind),
});

export const transaction = z.object({
  id: code,
  salonCode: code,
  type: transactionType,
  category: transactionCategory,
  status: z.boolean(),
  title: z.string(),
  amount: lira,
  date: calendarDate,
  paidDate: z.nullable(calendarDate),
  note: z.string(),
  employeeCode: z.nullable(code),
  employeeSnapshot: z.nullable(employeeSnapshot),
  /** The employee who did the work, for figures and commissions. */
  performer: z.nullable(z.object({ employeeCode: code, ...employeeSnapshot.shape })),
  productCode: z.nullable(code),
  appointmentCode: z.nullable(code),
  salaryKind: z.nullable(salaryKind),
  receiptCode: z.nullable(code),
  /** Recorded or changed after its day was closed. */
  afterClose: z.boolean(),
  createdAt: z.iso.datetime(),
});

export const removedTransaction = z.object({ ...transaction.shape, removedAt: z.iso.datetime() });
