import * as z from 'zod/mini';
import { employeeSnapshot } from './appointments.ts';
import { lira } from './money.ts';
import { line, longText } from './people.ts';
import { code } from './shapes.ts';

// Shapes of a salon's money, beside the contract that uses them: `@ayna/contracts/finance`.

export const transactionType = z.enum(['Income', 'Expense']);
export const transactionCategory = z.enum(['Appointment', 'ProductSale', 'Rent', 'Salary', 'Tip', 'Other']);

export type TransactionCategory = z.output<typeof transactionCategory>;

export const newTransaction = z.object({
  salonCode: code,
  type: transactionType,
  category: transactionCategory,
  /** True is paid. */
  status: z.boolean(),
  title: line(2, 120),
  amount: lira.check(z.gt(0)),
  /** The day it belongs to, as the salon's calendar says. */
  date: z.iso.date(),
  note: longText(0, 500),
  employeeCode: z._default(z.nullable(code), null),
  employeeSnapshot: z._default(z.nullable(employeeSnapshot), null),
  productCode: z._default(z.nullable(code), null),
  /** An appointment that has its income already answers with that one. */
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
  date: z.iso.date(),
  paidDate: z.nullable(z.iso.date()),
  note: z.string(),
  employeeCode: z.nullable(code),
  employeeSnapshot: z.nullable(employeeSnapshot),
  /** Who did the work: figures and commissions go by this. */
  performer: z.nullable(z.object({ employeeCode: code, ...employeeSnapshot.shape })),
  productCode: z.nullable(code),
  appointmentCode: z.nullable(code),
  createdAt: z.iso.datetime(),
});
