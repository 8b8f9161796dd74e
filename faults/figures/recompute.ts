import type { TestProduct } from '../test-product.ts';
import { recountAppointments } from './recount-appointments.ts';
import { recountTransactions } from './recount-transactions.ts';

/** Every figure of all salons that differs from a count of the rows, and how many there are. */
export const recompute = async ({ query }: TestProduct) => {
  const [appointments, transactions] = [await recountAppointments(query), await recountTransactions(query)];
  return {
    appointments: appointments.rows,
    transactions: transactions.rows,
    figures: appointments.figures + transactions.figures,
    findings: [...appointments.findings, ...transactions.findings],
  };
};
