import * as z from 'zod/mini';
import { employeeSnapshot } from './appointments.ts';
import { lira } from './money.ts';
import { code } from './shapes.ts';
import { multiLineText, singleLineText } from './text-fields.ts';
import { calendarDate, dateOfMoment } from './wall-clock.ts';

// Schemas of a salon's transactions, used by `@ayna/contracts/finance`.

export const transactionType = z.enum(['Income', 'Expense']);
export const transactionCategory = z.enum(['Appointment', 'ProductSale', 'Rent', 'Salary', 'Tip', 'Other']);

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
  createdAt: z.iso.datetime(),
});
